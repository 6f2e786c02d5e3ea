import { Button, Form } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChargeDraft } from '../issue/draft';

// few charges are shared: who issues the others fetches nothing of it
const SplitFields = lazy(() => import('./split-fields').then((module) => ({ default: module.SplitFields })));

/** The parts of an item that go to other accounts; a button until there is one. */
export function SplitParts({ at }: { at: number }) {
  const { t } = useTranslation('charging');
  const form = Form.useFormInstance<ChargeDraft>();
  const parts = Form.useWatch(['items', at, 'repasses'], { form, preserve: true });
  if (Array.isArray(parts) && parts.length > 0)
    return (
      <Suspense fallback={null}>
        <SplitFields at={at} />
      </Suspense>
    );
  return (
    <Button
      type="link"
      size="small"
      className="split-add"
      aria-label={t('split.addOf', { number: at + 1 })}
      onClick={() => form.setFieldValue(['items', at, 'repasses'], [{ type: 'percentage' }])}
    >
      {t('split.add')}
    </Button>
  );
}
