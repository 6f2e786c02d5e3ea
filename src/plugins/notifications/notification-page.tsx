import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Notification } from '@balcao/contract/notifications';
import { formatInstant, formatRelative, unbroken } from '../../ui/text/format';
import { useRouting } from '../../ui/page/routing';
import { useAction, useCall, useInvalidateCalls } from '../../data/use-call';
import { useLate } from '../../ui/page/use-late';

const LIMIT = 15;

interface Props {
  page: number;
  last: boolean;
  onMore: () => void;
  /** 'Tentar novamente' starts again from page 0 (SHELL-4.6-3). */
  onRestart: () => void;
  onGo: () => void;
  /** Called with whether there are no notifications; given to the first page only. */
  onEmpty?: (isEmpty: boolean) => void;
}

export function NotificationPage({ page, last, onMore, onRestart, onGo, onEmpty }: Props) {
  const { t } = useTranslation(['notifications', 'shell']);
  const { data, error, isLoading, retry } = useCall(
    'GET /gns-notifications',
    { query: { page, limit: LIMIT, version: 'v3' } },
    { topic: 'notifications' },
  );
  const late = useLate(isLoading);
  const isEmpty = data?.items.length === 0;
  useEffect(() => onEmpty?.(isEmpty || !data), [isEmpty, data, onEmpty]);
  if (isLoading)
    return (
      <div role="status" aria-label={t('shell:loading')} className="notes-wait">
        {late && [80, 60, 70, 50].map((width) => <span key={width} className="bone" style={{ width: `${width}%` }} />)}
      </div>
    );
  if (error || !data)
    return (
      <div className="notes-blank" role="alert">
        <p>{t('failed')}</p>
        <Button
          type="primary"
          onClick={() => {
            onRestart();
            retry();
          }}
        >
          {t('shell:retry')}
        </Button>
      </div>
    );
  if (page === 0 && isEmpty)
    return (
      <div className="notes-blank">
        <p>{t('empty')}</p>
      </div>
    );
  return (
    <>
      <ul className="notes">
        {data.items.map((note) => (
          <Note key={note.id} note={note} onGo={onGo} />
        ))}
      </ul>
      {last && data.hasNext && (
        <div className="notes-more">
          <Button onClick={onMore}>{t('more')}</Button>
        </div>
      )}
    </>
  );
}

function Note({ note, onGo }: { note: Notification; onGo: () => void }) {
  const { t } = useTranslation('notifications');
  const to = useRouting().destinationOf(note.params);
  const refresh = useInvalidateCalls();
  const read = useAction('PATCH /gns-notifications/{id}/read');
  const markRead = () => {
    if (note.read) return;
    read.run({ params: { id: note.id } }).then(
      () => refresh('GET /gns-notifications', 'GET /gns-notifications/count'),
      () => undefined,
    );
  };
  const body = (
    <>
      {!note.read && <span className="notes-dot" aria-hidden="true" />}
      <span>
        {!note.read && <span className="sr-only">{t('unread')}: </span>}
        {unbroken(note.content)}
        <time dateTime={note.created_at} title={formatInstant(note.created_at)}>
          {formatRelative(note.created_at)}
        </time>
      </span>
    </>
  );
  return (
    <li>
      {to ? (
        <Link
          to={to}
          className="note"
          onClick={() => {
            markRead();
            onGo();
          }}
        >
          {body}
        </Link>
      ) : (
        <button type="button" className="note" onClick={markRead}>
          {body}
        </button>
      )}
    </li>
  );
}
