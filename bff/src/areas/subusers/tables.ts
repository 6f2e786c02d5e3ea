import type { Generated, JSONColumnType } from 'kysely';
import type { SUBUSER_STATUS } from '@balcao/contract/subusers';

type Grants = Record<string, boolean>;

interface Person {
  account_id: number;
  id: number;
  name: string;
  cpf: string;
  email: string;
  grants: JSONColumnType<Grants>;
  created_at: Date;
  last_access_at: Date | null;
  expires_at: Date | null;
  status: (typeof SUBUSER_STATUS)[number];
  search: string;
}

declare module '../../core/database' {
  interface Database {
    subuser_invitations: {
      account_id: number;
      id: Generated<number>;
      name: string;
      cpf: string;
      email: string;
      grants: JSONColumnType<Grants>;
      token_hash: string;
      expires_at: Date;
      invited_by: number;
      created_at: Date;
    };
    subuser_role_templates: { account_id: number; id: Generated<number>; name: string; permissions: string[] };
    /** Views: memberships of sub-users, and invitations. Their ids are a person's and an invitation's, and may be the same number. */
    subuser_members: Person;
    subuser_invited: Person;
  }
}
