import { useTranslation } from 'react-i18next';
import { PictureReader, type PictureWords, type ReadCode } from '../../ui/form/picture-reader';

interface Props {
  read: ReadCode;
  /** What differs from code to code. */
  words: Pick<PictureWords, 'choose' | 'point' | 'nothing'>;
  onText: (text: string) => void;
}

/** Reads what is to be paid from a picture or the camera. */
export function PictureButton({ read, words, onText }: Props) {
  const { t } = useTranslation('money');
  const all: PictureWords = {
    ...words,
    camera: t('picture.camera'),
    sees: t('picture.sees'),
    absentTitle: t('picture.absentTitle'),
    absent: t('picture.absent'),
    deniedTitle: t('picture.deniedTitle'),
    denied: t('picture.denied'),
  };
  return <PictureReader read={read} words={all} onText={onText} />;
}
