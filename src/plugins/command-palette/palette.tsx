import { Input, Modal, type InputRef } from 'antd';
import { useId, useLayoutEffect, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { GROUPS, type Result } from './result';
import { useResults } from './use-results';
import './palette.css';

interface Props {
  /** What was typed while the search was on its way, and takes no more from now on. */
  typedAhead: () => string;
  onDialog: (dialog: ComponentType<{ onClose: () => void }>) => void;
  onClose: () => void;
}

/** A search field and its results, used by keyboard: arrows choose, Enter opens, Esc closes. */
export default function Palette({ typedAhead, onDialog, onClose }: Props) {
  const { t } = useTranslation('command-palette');
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  // within one commit: a key pressed between taking the text and showing it would replace it
  useLayoutEffect(() => {
    if (!isOpen) return;
    const ahead = typedAhead();
    // what stands in the field by now was typed or pasted after it
    setTyped((typed) => ahead + typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it opens
  }, [isOpen]);
  const results = useResults(typed);
  const chosen = Math.min(at, results.length - 1);
  const open = ({ to, run, Dialog }: Result) => {
    onClose();
    if (Dialog) onDialog(Dialog);
    if (to) void navigate(to);
    run?.();
  };
  const heed = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: (chosen + 1) % Math.max(1, results.length),
      ArrowUp: (chosen - 1 + results.length) % Math.max(1, results.length),
      Home: 0,
      End: results.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined && !(typed && (event.key === 'Home' || event.key === 'End'))) {
      event.preventDefault();
      setAt(to);
      document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' });
    }
    const result = results[chosen];
    if (event.key === 'Enter' && result) {
      event.preventDefault();
      open(result);
    }
  };
  return (
    <Modal
      open
      title={t('open')}
      onCancel={onClose}
      footer={null}
      width={600}
      className="palette"
      destroyOnHidden
      // at once: what is typed while a dialog opens is lost
      transitionName=""
      maskTransitionName=""
      // the dialog gives the focus to itself first, so an autoFocus is lost
      afterOpenChange={(isOpen) => {
        if (isOpen) field.current?.focus();
        setIsOpen(isOpen);
      }}
    >
      <Input
        ref={field}
        size="large"
        value={typed}
        maxLength={80}
        placeholder={t('placeholder')}
        role="combobox"
        aria-label={t('placeholder')}
        aria-expanded={results.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={results.length ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={heed}
      />
      <div className="palette-list" role="listbox" id={`${id}-list`} aria-label={t('results')}>
        {GROUPS.map((group) => {
          const inGroup = results
            .map((result, index) => ({ result, index }))
            .filter(({ result }) => result.group === group);
          if (!inGroup.length) return null;
          return (
            <div role="group" aria-label={t(`group.${group}`)} key={group}>
              <div className="palette-group" aria-hidden="true">
                {t(`group.${group}`)}
              </div>
              {inGroup.map(({ result, index }) => (
                <div
                  key={result.key}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === chosen}
                  className="palette-item"
                  onClick={() => open(result)}
                  onKeyDown={heed}
                  onMouseMove={() => setAt(index)}
                >
                  <span>{result.label}</span>
                  {result.detail && <small>{result.detail}</small>}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {results.length === 0 && <p role="status">{t('none')}</p>}
      <p className="faint palette-keys">{t('keys')}</p>
    </Modal>
  );
}
