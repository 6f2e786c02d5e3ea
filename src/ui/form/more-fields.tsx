import type { ReactNode } from 'react';
import './more-fields.css';

interface Props {
  /** Names what is in it: 'Desconto, multa e mensagem'. */
  title: string;
  /** Where one of the fields holds a value. */
  isOpen: boolean;
  children: ReactNode;
}

/** Fields that few change, folded until they are asked for; an error in one of them opens it (`focusFirstError`). */
export const MoreFields = ({ title, isOpen, children }: Props) => (
  <details className="more-fields" open={isOpen}>
    <summary>{title}</summary>
    {children}
  </details>
);
