import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '@balcao/contract/notices';
import { useSession } from '../../data/session';
import { useAction } from '../../data/use-call';
import { RichText } from '../../ui/text/rich-text';
import { fieldsOf, waysOf } from './branches';
import { pictureOf, videoOf } from './media';
import { localStamp } from '../../ui/text/local-stamp';
import { Ways } from './ways';
import './notices.css';

/** Sandbox of the video's frame. The player needs its own cookies and storage: 'same origin' is its host's, never ours (see videoOf). */
const PLAYER = 'allow-scripts allow-same-origin allow-presentation';

/** One term or notice; closing one that may be postponed postpones it (SHELL-4.4-5). */
export function NoticeModal({ notice, onNext }: { notice: Notice; onNext: () => void }) {
  const { t } = useTranslation('notices');
  const { session } = useSession();
  const accept = useAction('POST /notices/v3/ad/{id}/noticed');
  const delay = useAction('POST /notices/ad/{id}/noticed/delay', { quiet: true });
  const [checked, setChecked] = useState(false);
  const params = { id: notice.id };
  const fields = fieldsOf(notice);
  const ways = waysOf(notice, session.currentAccount.role);
  const video = videoOf(fields['video']);
  const image = pictureOf(fields['image']);
  const unread = fields['confirmCheckText'] && !checked ? (fields['confirmSubmitTip'] ?? t('confirmTip')) : undefined;

  // a refused call has shown a toast; the term stays open
  const onAccept = () =>
    accept.run({ params, body: { accepted: true, accepted_at: localStamp(new Date()) } }).then(onNext, () => undefined);
  // the next notice follows even if postponing fails (SHELL-7.4-5)
  const onPostpone = () => delay.run({ params }).then(onNext, onNext);
  const mayClose = ways.includes('postpone');
  return (
    <Modal
      open
      title={notice.title}
      closable={mayClose}
      keyboard={mayClose}
      maskClosable={false}
      onCancel={() => mayClose && void onPostpone()}
      width={640}
      footer={
        <Ways
          ways={ways}
          acceptText={fields['confirmSubmitText']}
          postponeText={fields['delay']}
          acceptOff={unread}
          busy={accept.isRunning || delay.isRunning}
          onAccept={() => void onAccept()}
          onPostpone={() => void onPostpone()}
        />
      }
    >
      {fields['infoTitle'] && <h3 className="card-title">{fields['infoTitle']}</h3>}
      {fields['infoBody'] && <p>{fields['infoBody']}</p>}
      {image && <img className="notice-media" src={image} alt="" />}
      {video?.kind === 'file' && (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- the bank's term has no captions to give
        <video className="notice-media" src={video.src} controls preload="metadata" aria-label={t('video')} />
      )}
      {video?.kind === 'frame' && (
        <iframe
          className="notice-media"
          src={video.src}
          title={t('video')}
          sandbox={PLAYER}
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users need focus here to scroll a long text */}
      <div className="notice-text" tabIndex={0} role="region" aria-label={t('text')}>
        <RichText html={notice.mainContent.content} />
      </div>
      {ways.includes('accept') && fields['confirmCheckText'] && (
        <Checkbox checked={checked} onChange={(event) => setChecked(event.target.checked)}>
          {fields['confirmCheckText']}
        </Checkbox>
      )}
    </Modal>
  );
}
