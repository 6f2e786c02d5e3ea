import { Type, type Static, type TProperties } from 'typebox';

/** Letters of the electronic signature (SHELL-5-8), errors before it is blocked (SHELL-5-13), life of a challenge and of an approval. */
export const SIGNATURE_LETTERS = 5;
export const SIGNATURE_ERRORS = 5;
export const SIGNING_SECONDS = 300;

/**
 * One value that a signature or an approval is given for: where it stands in the call, what the person reads it as, and how it is
 * written. A list or an object is bound whole; only texts, numbers and truth values are shown.
 */
export interface Bound {
  /** 'body.amount', 'params.id', 'body.payer.document'. */
  path: `body.${string}` | `params.${string}`;
  /** pt-BR, as the trusted device shows it. */
  label: string;
  /** Integer cents or yyyy-mm-dd; text where absent. */
  as?: 'cents' | 'day';
}

/** Marks a call as one that the person must sign: with the letters of the signature or on a trusted device. */
export interface Signed {
  /** What is done, in pt-BR, as the trusted device shows it: 'Enviar Pix'. */
  summary: string;
  /** Empty where the call itself is all there is to bind, as a new password is nobody's to see. */
  bind: readonly Bound[];
}

/** The typed word written in the challenge's letters, and the challenge's token (AREAS-3-transfer-3, gap S L93). */
export const Signature = Type.Object(
  {
    value: Type.String({ pattern: '^[A-Z]{5}$', description: 'the word in the letters of the challenge' }),
    token: Type.String({ minLength: 20, maxLength: 100, description: 'Token of the challenge' }),
  },
  { additionalProperties: false },
);
export type Signature = Static<typeof Signature>;

/** What a signed call's body carries besides its own fields: one of the two. */
export const signedFields = {
  signature: Type.Optional(Signature),
  deviceToken: Type.Optional(
    Type.String({ minLength: 20, maxLength: 100, description: 'token of an approval on a trusted device' }),
  ),
};

/** The body of a signed call: its own fields, then signature or deviceToken. */
export const signedBody = <P extends TProperties>(properties: P) =>
  Type.Object({ ...properties, ...signedFields }, { additionalProperties: false });

/** A call about to be made, as a challenge or an approval is asked for: the values it will carry, without a signature. */
export const Operation = Type.Object(
  {
    call: Type.String({ maxLength: 120, description: "'METHOD /path' of the contract" }),
    params: Type.Optional(Type.Object({}, { additionalProperties: true })),
    body: Type.Optional(Type.Object({}, { additionalProperties: true, description: 'the bound fields at least' })),
  },
  { additionalProperties: false },
);
export type Operation = Static<typeof Operation>;
