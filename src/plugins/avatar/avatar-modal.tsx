import { useNotification } from '@refinedev/core';
import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renewSession, useSession } from '../../data/session';
import { useAction, type CallError } from '../../data/use-call';
import { Camera } from './camera';
import { CropPhoto } from './crop-photo';
import { Told, type Tell } from './told';
import { readPhoto, type PhotoFault } from './read-photo';
import './avatar.css';

/** What found no server, and what to say once it has worked. */
interface Attempt {
  again: () => Promise<unknown>;
  message: string;
}

interface Props {
  /** Whose picture it is. */
  of?: 'person' | 'account';
  onClose: () => void;
}

const CALLS = {
  person: { put: 'PUT /profile/avatar', drop: 'DELETE /profile/avatar' },
  account: { put: 'PUT /account/avatar', drop: 'DELETE /account/avatar' },
} as const;

/** Takes a picture with the camera, loads one or removes it; 'save' is enabled once there is a new one (SHELL-4.13). */
export default function AvatarModal({ of = 'person', onClose }: Props) {
  const { t } = useTranslation(['avatar', 'shell']);
  const { session } = useSession();
  const put = useAction(CALLS[of].put, { quiet: true });
  const drop = useAction(CALLS[of].drop, { quiet: true });
  const { open: toast } = useNotification();
  const input = useRef<HTMLInputElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [photo, setPhoto] = useState<ImageBitmap>();
  const [taking, setTaking] = useState(false);
  const [fault, setFault] = useState<PhotoFault>();
  const [tell, setTell] = useState<Tell>();
  const [failed, setFailed] = useState<Attempt>();
  const { account } = session.currentAccount;
  const { avatar, name } = of === 'person' ? session.user : { avatar: account.avatar, name: account.nickname };
  const texts = of === 'person' ? 'avatar:' : 'avatar:account.';

  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    setFault(undefined);
    try {
      setPhoto(await readPhoto(file, of));
    } catch (error) {
      setFault((error as Error).message as PhotoFault);
    }
  };
  const attempt = async (work: () => Promise<unknown>, message: string) => {
    try {
      await work();
      await renewSession();
      toast?.({ type: 'success', key: 'avatar', message });
      onClose();
    } catch (error) {
      const { status, errors, message: told } = error as CallError;
      if (!status) setFailed({ again: work, message });
      else toast?.({ type: 'error', key: 'avatar', message: errors?.['file'] ?? told });
    }
  };
  const save = async () => {
    const blob = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/jpeg', 0.9));
    if (blob) await attempt(() => put.run({ body: blob }), t(`${texts}updated` as 'avatar:updated'));
  };
  const remove = () => {
    setTell(undefined);
    void attempt(() => drop.run({}), t(`${texts}removed` as 'avatar:removed'));
  };
  const retry = () => {
    setFailed(undefined);
    if (failed) void attempt(failed.again, failed.message);
  };
  return (
    <Modal
      open
      title={t(`${texts}title` as 'avatar:title')}
      onCancel={onClose}
      okText={t('shell:save')}
      cancelText={t('shell:cancel')}
      okButtonProps={{ disabled: !photo || taking, loading: put.isRunning }}
      onOk={() => void save()}
      width={440}
    >
      {taking ? (
        <Camera
          onTaken={(taken) => (setPhoto(taken), setTaking(false))}
          onFault={(kind) => (setTell(kind), setTaking(false))}
          onBack={() => setTaking(false)}
        />
      ) : (
        <>
          {photo ? (
            <CropPhoto ref={canvas} photo={photo} />
          ) : (
            <div className="avatar-now">{avatar ? <img src={avatar} alt={t('avatar:now', { name })} /> : name[0]}</div>
          )}
          {fault && (
            <p role="alert" className="avatar-fault">
              {t(`${texts}fault.${fault}` as `avatar:fault.${PhotoFault}`)}
            </p>
          )}
          <div className="avatar-ways">
            <Button onClick={() => setTaking(true)}>{t('avatar:take')}</Button>
            <Button onClick={() => input.current?.click()}>{t('avatar:load')}</Button>
            {avatar && (
              <Button danger loading={drop.isRunning} onClick={() => setTell('remove')}>
                {t('avatar:remove')}
              </Button>
            )}
          </div>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={t('avatar:load')}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <Told
        tell={failed ? 'offline' : tell}
        of={of}
        onClose={() => (setTell(undefined), setFailed(undefined))}
        onRetry={retry}
        onRemove={remove}
      />
    </Modal>
  );
}
