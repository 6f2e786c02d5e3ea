import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Address, Cents, Day, Id, idParams, Instant, Nullable, OneOf } from './core/shapes';
import { Operation, signedBody } from './core/signing';
import { ApprovalFeedback, ApprovalStatus } from './secure-device';
import { MODALITIES } from './session';

export const permissions = ['registration'] as const;

export const REGISTRATION_STEPS = [
  'personal',
  'contact',
  'address',
  'additional',
  'financial',
  'corporation',
  'documents',
] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];
export const PHONE_METHODS = ['sms', 'whatsapp'] as const;
export const DOCUMENT_KINDS = ['identity', 'address', 'articles'] as const;
export const MEMBER_ROLES = ['partner', 'managing-partner', 'administrator', 'attorney'] as const;

/** SHELL-3-18: the steps in their order; `state` is whether an update is asked for, and whether it blocks all else. */
export const RegistrationState = Type.Object({
  state: OneOf(['none', 'pending', 'forced']),
  modality: OneOf(MODALITIES),
  steps: Type.Array(Type.Object({ name: OneOf(REGISTRATION_STEPS), status: OneOf(['pending', 'done']) })),
  updated_at: Nullable(Instant),
});
export type RegistrationState = Static<typeof RegistrationState>;

export const PersonalData = Type.Object({
  name: Type.String(),
  nickname: Type.String(),
  cpf: Type.String(),
  birth: Nullable(Day),
});

const Left = Type.Integer({ minimum: 0 });
const PhoneLeft = Type.Object({ smsAttemptsLeft: Left, whatsappAttemptsLeft: Left });
const EmailLeft = Type.Object({ attemptsToSendEmailLeft: Left });

/** SHELL-3-19; `waiting`: a new contact whose link was sent and not opened yet. */
export const ContactData = Type.Object({
  address: Address,
  email: Type.Object({
    email: Type.String(),
    waiting: Nullable(Type.String()),
    attemptsToSendEmailLeft: Left,
  }),
  cellphone: Type.Object({
    cellphone: Type.String(),
    waiting: Nullable(Type.String()),
    validationMethod: Nullable(OneOf(PHONE_METHODS)),
    validationError: Nullable(Type.String()),
    smsAttemptsLeft: Left,
    whatsappAttemptsLeft: Left,
  }),
});

export const AdditionalData = Type.Object(
  {
    foreigner: Type.Boolean(),
    citizenships: Type.Array(Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166 country' }), { maxItems: 5 }),
  },
  { additionalProperties: false },
);

export const FinancialData = Type.Object(
  {
    monthly_income: Cents,
    net_worth: Cents,
    exposed: Type.Boolean({ description: 'politically exposed person' }),
  },
  { additionalProperties: false },
);

export const Member = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    document: Type.String({ minLength: 1, maxLength: 18, description: 'CPF or CNPJ' }),
    role: OneOf(MEMBER_ROLES),
    share: Type.Integer({ minimum: 0, maximum: 10_000, description: 'hundredths of a percent' }),
  },
  { additionalProperties: false },
);
export type Member = Static<typeof Member>;

export const CorporationData = Type.Object({
  name: Type.String(),
  document: Type.String(),
  monthly_income: Nullable(Cents),
  members: Type.Array(Member),
});

export const RegistrationDocument = Type.Object({
  id: Id,
  kind: OneOf(DOCUMENT_KINDS),
  width: Type.Integer(),
  height: Type.Integer(),
  sent_at: Instant,
});
export type RegistrationDocument = Static<typeof RegistrationDocument>;

const open = { permission: 'registration', whileBlocked: true } as const;
const write = { ...open, idempotent: true } as const;
const force = Type.Object({ force: Type.Optional(Type.Boolean({ description: 'as they stand, changed or not' })) });
const tokenParams = Type.Object({ token: Type.String({ pattern: '^[\\w-]{20,100}$' }) });
const Method = OneOf(PHONE_METHODS);
const Email = Type.String({ minLength: 1, maxLength: 120 });

export const topics = defineTopics({ registration: ['registration'] });

/** SHELL-7.3-1: one path for each purpose. */
export const calls = defineCalls({
  'GET /crs/steps': { ...open, summary: 'The steps of the update and how far it is', answer: RegistrationState },
  'GET /crs/personal-data': { ...open, summary: "The person's data", query: force, answer: PersonalData },
  'PUT /crs/personal-data': {
    ...write,
    summary: "Change the person's data, or confirm them as they stand (SHELL-7.3-6)",
    audit: 'registration.personal',
    query: force,
    body: Type.Object(
      { name: Type.String({ minLength: 1, maxLength: 120 }), nickname: Type.String({ maxLength: 60 }), birth: Day },
      { additionalProperties: false },
    ),
    answer: PersonalData,
  },
  'GET /crs/contact-data': { ...open, summary: 'Address, e-mail and cellphone', answer: ContactData },
  'PUT /crs/contact-data': {
    ...write,
    summary: 'Confirm e-mail and cellphone; a new one is confirmed by its link first',
    audit: 'registration.contact',
    body: Type.Object(
      { cellphone: Type.String({ maxLength: 20 }), email: Email, confirm_email: Email },
      { additionalProperties: false },
    ),
    answer: ContactData,
  },
  'POST /crs/contact-data/phone': {
    ...write,
    summary: 'Ask for another cellphone: a link goes to it by SMS or WhatsApp (SHELL-7.3-2)',
    audit: 'registration.phone',
    signed: { summary: 'Alterar celular', bind: [{ path: 'body.cellphone', label: 'Celular' }] },
    body: signedBody({ cellphone: Type.String({ minLength: 1, maxLength: 20 }), method: Method }),
    answer: PhoneLeft,
  },
  'POST /crs/contact-data/phone/resend': {
    ...write,
    summary: 'Send the link again; each way has its attempts (SHELL-7.3-2)',
    audit: 'registration.phone-resend',
    body: Type.Object({ method: Method }, { additionalProperties: false }),
    answer: PhoneLeft,
  },
  'POST /crs/contact-data/email': {
    ...write,
    summary: 'Ask for another e-mail: a link goes to it (SHELL-7.3-4)',
    audit: 'registration.email',
    signed: { summary: 'Alterar e-mail', bind: [{ path: 'body.email', label: 'E-mail' }] },
    body: signedBody({ email: Email, confirm_email: Email }),
    answer: EmailLeft,
  },
  'POST /crs/contact-data/email/resend': {
    ...write,
    summary: 'Send the link again',
    audit: 'registration.email-resend',
    answer: EmailLeft,
  },
  'POST /crs/validations': {
    ...write,
    summary: 'What opens a link: the new cellphone or e-mail is theirs from then on',
    audit: 'registration.validate',
    body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: false }),
    answer: Type.Object({ kind: OneOf(['phone', 'email']) }),
  },
  'PUT /crs/address': {
    ...write,
    summary: "Change the account's address",
    audit: 'registration.address',
    body: Address,
    answer: Address,
  },
  'GET /crs/additional-data': { ...open, summary: 'Foreigner and citizenships', answer: AdditionalData },
  'PUT /crs/additional-data': {
    ...write,
    summary: 'Change them',
    audit: 'registration.additional',
    body: AdditionalData,
    answer: AdditionalData,
  },
  'GET /crs/financial-data': {
    ...open,
    summary: 'Income and net worth of the person; null where never told',
    answer: Type.Object({ financial: Nullable(FinancialData) }),
  },
  'PUT /crs/financial-data': {
    ...write,
    summary: 'Change them',
    audit: 'registration.financial',
    body: FinancialData,
    answer: FinancialData,
  },
  'GET /crs/corporation-data': {
    ...open,
    summary: 'The company and its partners, 30 at most (SHELL-7.3-5)',
    query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 30, default: 30 })) }),
    answer: CorporationData,
  },
  'PUT /crs/monthly-income': {
    ...write,
    summary: "Change the company's monthly revenue",
    audit: 'registration.revenue',
    body: Type.Object({ monthly_income: Cents }, { additionalProperties: false }),
    answer: CorporationData,
  },
  'PUT /crs/members': {
    ...write,
    summary: "Change the company's partners and administrators (QSA), all at once",
    audit: 'registration.members',
    body: Type.Object({ members: Type.Array(Member, { maxItems: 30 }) }, { additionalProperties: false }),
    answer: CorporationData,
  },
  'GET /crs/documents': { ...open, summary: 'Documents sent, newest first', answer: Type.Array(RegistrationDocument) },
  'POST /crs/documents': {
    ...open,
    summary: 'Send a document: a picture of at most 1,000,000 bytes (SHELL-5-40, 5-41); one of each kind is kept',
    audit: 'registration.document',
    query: Type.Object({ kind: OneOf(DOCUMENT_KINDS) }),
    upload: 'image',
    answer: RegistrationDocument,
  },
  'GET /crs/documents/{id}': {
    ...open,
    summary: 'The picture',
    silent404: true,
    params: idParams,
    file: 'image/png',
  },
  'POST /crs/conclude': {
    ...write,
    summary: 'Conclude the update: what it blocked is open again',
    audit: 'registration.conclude',
    answer: RegistrationState,
  },
  'POST /crs/security': {
    ...open,
    summary: 'Put a change before the trusted device, as a QR code too',
    audit: 'registration.security',
    body: Operation,
    answer: Type.Object({
      image_qrcode: Type.String({ description: 'the approval as a QR code: data URL' }),
      aeToken: Type.String(),
    }),
  },
  'GET /crs/security/{token}/status': {
    ...open,
    summary: 'Whether the device answered',
    silent404: true,
    params: tokenParams,
    answer: ApprovalStatus,
  },
  'GET /crs/security/{token}/feedback': {
    ...open,
    summary: 'What the device answered',
    silent404: true,
    params: tokenParams,
    answer: ApprovalFeedback,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
