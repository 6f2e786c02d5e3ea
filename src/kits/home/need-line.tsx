import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import './need-line.css';

declare module '../../define-plugin' {
  interface PageSlots {
    /** Lines of 'Precisa de você' on the home page: what waits for this person, nothing where nothing does. */
    'home-need': true;
  }
}

/** Something that waits: what and how many, worth how much, and the list that holds exactly these. */
export const NeedLine = ({ to, text, value }: { to: string; text: string; value?: ReactNode }) => (
  <li>
    <Link className="home-name" to={to}>
      {text}
    </Link>
    {value}
  </li>
);

/** While it is not known whether something waits. */
export const NeedBone = () => (
  <li aria-hidden="true">
    <span className="bone need-bone" />
  </li>
);

/** It could not be asked; the other lines stand. */
export function NeedFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <li role="alert">
      <span className="home-name soft">{text}</span>
      <button type="button" className="link-button" onClick={onRetry}>
        {t('retry')}
      </button>
    </li>
  );
}
