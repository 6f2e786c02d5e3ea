import { createHmac } from 'node:crypto';
import { CHAT_TOKEN_MINUTES } from '@balcao/contract/support-chat';

/** The person in the chat, and the account they speak for. */
export interface Speaker {
  userId: number;
  userName: string;
  userEmail: string;
  accountId: number;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT (HS256) that the chat's server verifies with the same secret. `at`: real time, not the bank's clock, as the chat uses that. */
export function chatToken(secret: string, { userId, userName, userEmail, accountId }: Speaker, at: Date): string {
  const iat = Math.floor(at.getTime() / 1000);
  const claims = {
    iss: 'balcao',
    sub: String(userId),
    name: userName,
    email: userEmail,
    account: String(accountId),
    iat,
    exp: iat + CHAT_TOKEN_MINUTES * 60,
  };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
