import type { TFunction } from 'i18next';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocaleFiles } from '../../locale-files';

declare module '../../locale-files' {
  interface LocaleFiles {
    charging: typeof import('../../../locales/pt-BR/charging.json');
  }
}

const Context = createContext<keyof LocaleFiles | undefined>(undefined);

/**
 * Pieces of the kit inside say `kind.<key>` of this namespace where it has that key, else the kit's own text, which speaks of 'cobrança'.
 * So a kind of charge words only what it calls by another name.
 */
export const ChargeTexts = ({ of, children }: { of: keyof LocaleFiles; children: ReactNode }) => (
  <Context value={of}>{children}</Context>
);

/** The kit's texts, in the words of the kind of charge around. */
export function useChargeText(): TFunction<'charging'> {
  const kind = useContext(Context);
  const { t } = useTranslation(kind ? ['charging', kind] : ['charging']);
  return useMemo(() => {
    const text = t as (keys: string[], values?: object) => string;
    const ofKind = (key: string, values?: object) =>
      text(kind ? [`${kind}:kind.${key}`, `charging:${key}`] : [`charging:${key}`], values);
    return ofKind as TFunction<'charging'>;
  }, [t, kind]);
}
