import { Button, Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { DetailSection } from '../../../ui/page/detail-page';
import { TypeSearch, type Choice } from './type-search';
import { ChoiceField } from '../../../ui/form/choice-field';

interface Props {
  categories: Answer<'GET /account/activity-branch'>['categories'];
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
  onNext: () => void;
}

/** The last category ('Outros') has no list of types: the type is typed. */
const OTHER = 11;
const SHORTEST = 3;

/** First step: by a search for the type, or by its category. */
export function SelectBranch({ categories, choice, onChoose, onNext }: Props) {
  const { t } = useTranslation('account-settings');
  const typed = choice?.category === OTHER;
  const ready = choice && (!typed || choice.type.trim().length >= SHORTEST);
  return (
    <DetailSection title={t('branch.selectTitle')}>
      <TypeSearch onFound={onChoose} onCustom={(type) => onChoose({ category: OTHER, type })} />
      <ChoiceField
        className="branch-options"
        aria-label={t('branch.category')}
        value={choice?.category}
        onChange={(event) => onChoose({ category: event.target.value as number, type: '' })}
      >
        {categories.map(({ value, label }) => (
          <Radio key={value} value={value}>
            {label}
          </Radio>
        ))}
      </ChoiceField>
      {typed && (
        <Form layout="vertical" component="div">
          <Form.Item label={t('branch.custom')} htmlFor="branch-custom" extra={t('branch.customHint')}>
            <Input
              id="branch-custom"
              maxLength={60}
              value={choice.type}
              onChange={(event) => onChoose({ category: OTHER, type: event.target.value })}
            />
          </Form.Item>
        </Form>
      )}
      {choice && !typed && choice.type && <p>{t('branch.chosen', { type: choice.type })}</p>}
      <div className="form-page-foot">
        <Button type="primary" disabled={!ready} onClick={onNext}>
          {t('branch.next')}
        </Button>
      </div>
    </DetailSection>
  );
}
