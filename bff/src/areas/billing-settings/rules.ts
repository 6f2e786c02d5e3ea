import type { BilletDefaults, CardSettings, DisplayData, EmailText } from '@balcao/contract/billing-settings';
import { cleanName } from '../../core/clean-name';
import { isEmail, isPhone, normalizePhone } from '../../core/documents';
import { refuseFields } from '../../core/problem';
import { templateFault } from '../../kits/charging/billing/email-texts';
import { cleanMessage, messageFaults } from '../charges/service';

/** A site as people write it: 'padaria.com.br', with or without https://. */
const SITE = /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/\S*)?$/i;

/** The display data as they are stored. @throws Problem 422 at 'email', 'phone' and 'website' where they are not valid. */
export function checkedDisplay(input: DisplayData): DisplayData {
  const display = {
    ...input,
    name: cleanName(input.name),
    email: input.email.trim().toLowerCase(),
    phone: normalizePhone(input.phone) || input.phone.trim(),
    website: input.website.trim(),
  };
  refuseFields([
    ...(display.email && !isEmail(display.email) ? [{ field: 'email', message: 'Informe um e-mail válido' }] : []),
    ...(display.phone && !isPhone(display.phone)
      ? [{ field: 'phone', message: 'Digite o DDD e o número completo do telefone' }]
      : []),
    ...(display.website && !SITE.test(display.website)
      ? [{ field: 'website', message: 'Informe um endereço de site válido' }]
      : []),
  ]);
  return display;
}

/** Both kinds' defaults as they are stored. @throws Problem 422 at a kind's 'message' that does not fit a billet. */
export function checkedDefaults<K extends string>(input: Record<K, BilletDefaults>): Record<K, BilletDefaults> {
  const kinds = Object.entries(input) as [K, BilletDefaults][];
  refuseFields(
    kinds.flatMap(([kind, { message }]) =>
      messageFaults(message).map((fault) => ({ ...fault, field: `${kind}.${fault.field}` })),
    ),
  );
  return Object.fromEntries(
    kinds.map(([kind, value]) => [kind, { ...value, message: cleanMessage(value.message) ?? '' }]),
  ) as Record<K, BilletDefaults>;
}

/** A name as card statements print it: upper case without accents, at most 13 characters. */
export const descriptorOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 13)
    .trim();

/** @throws Problem 422 at 'descriptor' where a statement could not print it. */
export function checkedCard(input: CardSettings): CardSettings {
  const descriptor = input.descriptor.trim().toUpperCase();
  if (descriptor && !/^[A-Z0-9 ]{3,13}$/.test(descriptor))
    refuseFields([{ field: 'descriptor', message: 'Use de 3 a 13 letras sem acento, números e espaços' }]);
  return { ...input, descriptor };
}

/** @throws Problem 422 at 'subject' and 'body' where an e-mail could not be sent so. */
export function checkedEmail(input: EmailText): EmailText {
  const text = { subject: cleanName(input.subject), body: input.body.replace(/\r\n?/g, '\n').trim() };
  refuseFields(
    (['subject', 'body'] as const).flatMap((field) => {
      const message = text[field] ? templateFault(text[field]) : 'Preenchimento obrigatório';
      return message ? [{ field, message }] : [];
    }),
  );
  return text;
}
