import { API_SCOPES } from '@balcao/contract/shared/api-scopes';
import './developer.css';

/** Scopes, each in words. */
export const ScopeList = ({ ids }: { ids: readonly string[] }) => (
  <ul className="scopes">
    {API_SCOPES.filter(({ id }) => ids.includes(id)).map(({ id, label }) => (
      <li key={id}>
        {label} <code className="soft">{id}</code>
      </li>
    ))}
  </ul>
);
