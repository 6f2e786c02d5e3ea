import { Type, type Static, type TProperties } from 'typebox';

/** Letters of the electronic signature (SHELL-5-8), errors before it is blocked (SHELL-5-13), life of a challenge and of an approval. */
export const SIGNATURE_LETTERS = 5;
export const SIGNATURE_ERRORS = 5;
export const SIGNING_SECONDS = 300;

/**
 * One value of a call that a signature or approval is bound to: its place in the call, its label for the person, and its format. A list or
 * an object is bound whole; only texts, numbers and booleans are shown.
 */
export interface Bound {
  /** 'body.amount', 'params.id', 'body.payer.document'. */
  path: `body.${string}` | `params.${string}`;
  /** pt-BR, as the trusted device shows it. */
  label: string;
  /** Integer cents, yyyy-mm-dd, or one of these values with its pt-BR name; text where absent. */
  as?: 'cents' | 'day' | Readonly<Record<string, string>>;
}

/** Marks a call as one that the person must sign: with the letters of the signature or on a trusted device. */
export interface Signed {
  /** What is done, in pt-BR, as the trusted device shows it: 'Enviar Pix'. */
  summary: string;
  /** Empty where only the call itself is bound, as for a new password, which must not be shown. */
  bind: readonly Bound[];
  /** The body brings no proof: the person approved the call on a trusted device before, in this session. */
  approvedBefore?: true;
}

/** The typed signature in the challenge's letters, and the challenge's token (AREAS-3-transfer-3, gap S L93). */
export const Signature = Type.Object(
  {
    value: Type.String({ pattern: '^[A-Z]{5}$', description: 'the word in the letters of the challenge' }),
    token: Type.String({ minLength: 20, maxLength: 100, description: 'Token of the challenge' }),
  },
  { additionalProperties: false },
);
export type Signature = Static<typeof Signature>;

/** Fields that a signed call's body has besides its own: one of the two must be there. */
export const signedFields = {
  signature: Type.Optional(Signature),
  deviceToken: Type.Optional(
    Type.String({ minLength: 20, maxLength: 100, description: 'token of an approval on a trusted device' }),
  ),
};

/** The body of a signed call: its own fields, then signature or deviceToken. */
export const signedBody = <P extends TProperties>(properties: P) =>
  Type.Object({ ...properties, ...signedFields }, { additionalProperties: false });

/** A call that a challenge or approval is asked for: the values it will have, without a signature. */
export const Operation = Type.Object(
  {
    call: Type.String({ maxLength: 120, description: "'METHOD /path' of the contract" }),
    params: Type.Optional(Type.Object({}, { additionalProperties: true })),
    body: Type.Optional(Type.Object({}, { additionalProperties: true, description: 'the bound fields at least' })),
  },
  { additionalProperties: false },
);
export type Operation = Static<typeof Operation>;
