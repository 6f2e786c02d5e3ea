import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PageLayout } from '../../../ui/page/page-layout';

/** Shown once the registration is updated: blocked areas can be used again. */
export function Concluded() {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  return (
    <PageLayout title={t('done.title')} width="form">
      <section className="card" role="status">
        <p>{t('done.text')}</p>
        <div className="form-page-foot">
          <Button type="primary" onClick={() => void navigate('/home')}>
            {t('done.home')}
          </Button>
          <Button onClick={() => void navigate('/dados-cadastrais')}>{t('done.data')}</Button>
        </div>
      </section>
    </PageLayout>
  );
}
