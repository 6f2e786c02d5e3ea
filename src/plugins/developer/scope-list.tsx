import { API_SCOPES } from '@balcao/contract/shared/api-scopes';
import './developer.css';

/** Scopes, each in words. */
export const ScopeList = ({ ids }: { ids: readonly string[] }) => (
  <ul className="scopes">
    {API_SCOPES.filter(({ id }) => ids.includes(id)).map(({ id, label }) => (
      <li key={id}>
        <code>{id}</code> <span className="soft">{label}</span>
      </li>
    ))}
  </ul>
);
