import type { Generated, JSONColumnType } from 'kysely';
import type { DOCUMENT_KINDS, Member, PHONE_METHODS, RegistrationStep } from '@balcao/contract/registration';

declare module '../../core/database' {
  interface Database {
    registrations: {
      account_id: number;
      user_id: number;
      foreigner: Generated<boolean>;
      citizenships: JSONColumnType<string[], string | undefined, string>;
      monthly_income: number | null;
      net_worth: number | null;
      exposed: Generated<boolean>;
    };
    registration_steps: { account_id: number; step: RegistrationStep; done_at: Date };
    registration_validations: {
      account_id: number;
      user_id: number;
      kind: 'phone' | 'email';
      value: string;
      method: (typeof PHONE_METHODS)[number] | null;
      token_hash: string;
      sms_left: Generated<number>;
      whatsapp_left: Generated<number>;
      email_left: Generated<number>;
      counted_on: string;
      sent_at: Date;
      done_at: Date | null;
    };
    registration_companies: {
      account_id: number;
      monthly_income: number | null;
      members: JSONColumnType<Member[], string | undefined, string>;
    };
    registration_documents: {
      account_id: number;
      id: Generated<number>;
      kind: (typeof DOCUMENT_KINDS)[number];
      bytes: Buffer;
      type: 'image/png' | 'image/jpeg';
      width: number;
      height: number;
      sent_at: Date;
    };
  }
}
