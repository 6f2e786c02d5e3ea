import type { Generated } from 'kysely';
import type { DunningSettings, StepBody } from '@balcao/contract/dunning';
import '../../kits/charging/tables';

declare module '../../core/database' {
  interface Database {
    dunning_settings: DunningSettings & { account_id: number; updated_at: Date };
    dunning_steps: StepBody & {
      account_id: number;
      id: Generated<number>;
      deleted: Generated<boolean>;
      since: string;
    };
    dunning_reminders: {
      account_id: number;
      id: Generated<number>;
      charge_id: number;
      step_id: number;
      channel: StepBody['channel'];
      days: number;
      recipient: string;
      subject: string;
      body: string;
      customer_name: string;
      search: string;
      sent_at: Date;
    };
    dunning_pauses: {
      account_id: number;
      id: Generated<number>;
      charge_id: number | null;
      document: string | null;
      name: string;
      made_by: string;
      made_at: Date;
    };
  }
}
