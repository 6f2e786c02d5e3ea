import { Button, Form } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useAsk } from '../../data/use-call';
import { MoneyField } from '../../ui/form/fields';
import { placeServerErrors } from '../../ui/form/form-errors';
import { Notice } from '../../ui/form/notice';
import { rules } from '../../ui/form/rules';
import { usePathOf } from '../../ui/page/routing';
import { simplesLimitOf, useTerms } from './use-terms';
import './advances.css';

// asked of companies alone, and only where every offer bears IOF
const SimplesField = lazy(() => import('./simples-field'));

interface Target {
  target?: number;
}

/** The sum that is needed: the copilot finds the cheapest billets for it. `?valor=` fills it in, integer cents. */
export function TargetForm() {
  const { t } = useTranslation('advances');
  const navigate = useNavigate();
  const path = usePathOf()('advances:billet:contract')!;
  const [search] = useSearchParams();
  const [form] = Form.useForm<Target>();
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [declares, setDeclares] = useState(false);
  const { terms, first } = useTerms();
  const limit = simplesLimitOf(terms, first?.id);
  const isSimples = limit !== null && declares;
  const ask = useAsk('POST /advances/choose', { quiet: true });
  const wanted = Number(search.get('valor'));
  const find = async ({ target }: Target) => {
    if (!first || !target) return;
    setNotice(undefined);
    setBusy(true);
    try {
      const { ids, isExact, bound } = await ask({ body: { offer: first.id, target, isSimples } });
      const options = `${isExact ? '' : `&folga=${bound}`}${isSimples ? '&simples=sim' : ''}`;
      await navigate(`${path}?contrato=${first.id}&boletos=${ids.join(',')}${options}`);
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="card target-card" aria-label={t('target.title')}>
      <h2 className="card-title">{t('target.title')}</h2>
      {notice && <Notice message={notice} />}
      <Form<Target>
        form={form}
        layout="vertical"
        className="target-form"
        requiredMark={false}
        initialValues={Number.isInteger(wanted) && wanted > 0 ? { target: wanted } : {}}
        onFinish={(values) => void find(values)}
        noValidate
      >
        <Form.Item name="target" label={t('target.sum')} rules={[rules.chosen()]}>
          <MoneyField />
        </Form.Item>
        {limit !== null && (
          <Suspense>
            <SimplesField limit={limit} value={declares} onChange={setDeclares} />
          </Suspense>
        )}
        <Button htmlType="submit" loading={busy}>
          {t('target.find')}
        </Button>
      </Form>
      <p className="soft">{t('target.how')}</p>
    </section>
  );
}
