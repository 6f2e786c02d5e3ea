import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { DetailSection } from '../../../ui/page/detail-page';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { OpenButton } from '../parts/open-button';
import './help.css';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Frequent questions and answers, by topic (GET /faq). */
export default function HelpCenter() {
  const { t } = useTranslation('tickets');
  const [typed, setTyped] = useState('');
  const { data, error, retry } = useCall('GET /faq', {});
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const matching = data?.filter(({ topic, question, answer }) => {
    const text = plain(`${topic} ${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
  const topics = [...new Set(matching?.map(({ topic }) => topic))];
  return (
    <PageLayout title={t('faq.title')} actions={<OpenButton />} width="form">
      <div className="faq-page">
        {error && !data && <FailureCard kind="communication" onRetry={retry} />}
        {data && (
          <Input
            type="search"
            prefix={<SearchOutlined />}
            aria-label={t('faq.search')}
            placeholder={t('faq.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            allowClear
          />
        )}
        {matching?.length === 0 && <p role="status">{t('faq.nothing')}</p>}
        {topics.map((topic) => (
          <DetailSection key={topic} title={topic}>
            <div className="faq">
              {matching
                ?.filter((one) => one.topic === topic)
                .map(({ question, answer }) => (
                  <details key={question}>
                    <summary>{question}</summary>
                    <p>{answer}</p>
                  </details>
                ))}
            </div>
          </DetailSection>
        ))}
      </div>
    </PageLayout>
  );
}
