import { html, type Html } from '../../../core/html';

interface PublicField {
  id: string;
  label: string;
  /** The field's error in pt-BR, also announced by screen readers. */
  fault?: string | null | undefined;
  /** HTML's autocomplete token. */
  auto?: string | undefined;
  /** HTML's inputmode. */
  mode?: string | undefined;
  isRequired?: boolean | undefined;
  most?: number;
  /** Further attributes of the input. A field without a `name` is not part of the form that is sent. */
  more?: Html;
}

/** A labelled field of a payer's page, with its fault. */
export const publicField = ({
  id,
  label,
  fault,
  auto = 'off',
  mode = 'text',
  isRequired = true,
  most = 120,
  more,
}: PublicField): Html =>
  html`<div>
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      maxlength="${most}"
      autocomplete="${auto}"
      inputmode="${mode}"
      aria-required="${isRequired ? 'true' : 'false'}"
      aria-invalid="${fault ? 'true' : 'false'}"
      aria-describedby="${id}-fault"
      ${more}
    />
    <p class="fault" id="${id}-fault">${fault}</p>
  </div>`;

interface More {
  type?: string;
  auto?: string;
  mode?: string;
  /** Absent: it must be filled in. */
  need?: boolean | undefined;
}

/** Makes the text fields of a form by name, each with what was typed into it and its fault. */
export const typedFields =
  <Name extends string>(typed: Partial<Record<Name, string>>, faults: Partial<Record<Name, string>>) =>
  (name: Name, label: string, { type = 'text', need, ...more }: More = {}): Html =>
    publicField({
      ...more,
      id: name,
      label,
      fault: faults[name],
      isRequired: need,
      more: html`name="${name}" type="${type}" value="${typed[name]}"`,
    });
