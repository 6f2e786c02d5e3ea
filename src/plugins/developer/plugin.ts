import {
  ApiOutlined,
  CodeOutlined,
  SendOutlined,
  AppstoreOutlined,
  FileTextOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
} from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { apiApplications, apiCertificates, apiRequests, apiWebhooks } from '../../resources/developer';

declare module '../../locale-files' {
  interface LocaleFiles {
    developer: typeof import('../../../locales/pt-BR/developer.json');
    'developer.menu': typeof import('../../../locales/pt-BR/developer.menu.json');
  }
}

const ROOT = '/api';
const APPLICATIONS = `${ROOT}/aplicacoes` as const;
const ONE = `${APPLICATIONS}/:id` as const;
const CERTIFICATES = `${ROOT}/meus-certificados` as const;
const WEBHOOKS = `${ROOT}/webhooks` as const;
const permission = 'api:applications';
const outside = { menu: 'api', in: 'main' } as const;

/** The area for developers who use the public API (AREAS-2-partnership-and-api-2 to 5). */
export default definePlugin({
  id: 'developer',
  permission,
  texts: ['signing'],
  resources: [apiApplications, apiCertificates, apiRequests, apiWebhooks],
  menu: [
    {
      id: 'api',
      in: 'main',
      order: 950,
      to: ROOT,
      label: 'developer.menu:api',
      icon: ApiOutlined,
      permission: 'api:introduction',
    },
    {
      ...outside,
      id: 'api:introduction',
      order: 10,
      to: `${ROOT}/introducao`,
      label: 'developer.menu:introduction',
      icon: ReadOutlined,
    },
    {
      ...outside,
      id: permission,
      order: 20,
      to: APPLICATIONS,
      label: 'developer.menu:applications',
      icon: AppstoreOutlined,
    },
    {
      ...outside,
      id: 'api:my-certificates',
      order: 30,
      to: CERTIFICATES,
      label: 'developer.menu:certificates',
      icon: SafetyCertificateOutlined,
    },
    {
      ...outside,
      id: 'api:webhooks',
      order: 32,
      to: WEBHOOKS,
      label: 'developer.menu:webhooks',
      icon: SendOutlined,
      permission,
    },
    {
      ...outside,
      id: 'api:console',
      order: 34,
      to: `${ROOT}/console`,
      label: 'developer.menu:console',
      icon: CodeOutlined,
      permission,
    },
    {
      ...outside,
      id: 'api:documentation',
      order: 40,
      to: `${ROOT}/documentacao-completa`,
      label: 'developer.menu:documentation',
      icon: FileTextOutlined,
    },
  ],
  pages: [
    {
      path: ROOT,
      permission: 'api:introduction',
      title: 'developer:introduction.title',
      redirects: true,
      load: () => import('./to-introduction'),
    },
    {
      path: `${ROOT}/introducao`,
      name: 'api:introduction',
      permission: 'api:introduction',
      title: 'developer:introduction.title',
      load: () => import('./introduction'),
    },
    {
      path: `${ROOT}/documentacao-completa`,
      permission: 'api:documentation',
      title: 'developer:documentation.title',
      load: () => import('./documentation'),
    },
    {
      path: APPLICATIONS,
      name: permission,
      title: 'developer:list.title',
      load: () => import('./application-list'),
      prefetch: [firstPage(apiApplications)],
    },
    {
      path: `${ROOT}/criar-aplicacao`,
      name: 'api:applications:create',
      title: 'developer:create.title',
      under: permission,
      load: () => import('./create-application'),
    },
    {
      path: ONE,
      name: 'api:applications:detail',
      title: 'developer:detail.title',
      keepScroll: true,
      redirects: true,
      load: () => import('./to-production'),
    },
    {
      path: `${ONE}/fortunus`,
      name: 'api:applications:fortunus',
      title: 'developer:environment.fortunus',
      keepScroll: true,
      load: () => import('./environment-tab'),
    },
    {
      path: `${ONE}/producao`,
      name: 'api:applications:production',
      title: 'developer:environment.production',
      keepScroll: true,
      load: () => import('./environment-tab'),
    },
    {
      path: `${ONE}/homologacao`,
      name: 'api:applications:homologation',
      title: 'developer:environment.homologation',
      keepScroll: true,
      load: () => import('./environment-tab'),
    },
    {
      path: `${ONE}/editar`,
      name: 'api:applications:edit',
      title: 'developer:edit.title',
      load: () => import('./edit-application'),
    },
    {
      path: `${ONE}/excluir`,
      name: 'api:applications:remove',
      title: 'developer:remove.title',
      load: () => import('./remove-application'),
    },
    {
      path: `${ROOT}/requisicoes`,
      name: 'api:requests',
      title: 'developer:requests.title',
      under: permission,
      load: () => import('./request-list'),
      prefetch: [firstPage(apiRequests)],
    },
    {
      path: WEBHOOKS,
      name: 'api:webhooks',
      title: 'developer:webhooks.title',
      load: () => import('./webhook-list'),
      prefetch: [firstPage(apiWebhooks)],
    },
    {
      path: `${WEBHOOKS}/cadastrar`,
      name: 'api:webhook-set',
      title: 'developer:webhookSet.title',
      load: () => import('./set-webhook'),
    },
    {
      path: `${WEBHOOKS}/segredos`,
      name: 'api:webhook-secrets',
      title: 'developer:webhookSecrets.title',
      load: () => import('./webhook-secrets'),
    },
    {
      path: `${WEBHOOKS}/:id`,
      name: 'api:webhooks:detail',
      title: 'developer:webhooks.one',
      load: () => import('./webhook-detail'),
    },
    {
      path: `${ROOT}/console`,
      name: 'api:console',
      title: 'developer:console.title',
      load: () => import('./console'),
    },
    {
      path: CERTIFICATES,
      name: 'api:my-certificates',
      permission: 'api:my-certificates',
      title: 'developer:certificates.title',
      load: () => import('./certificate-list'),
      prefetch: [firstPage(apiCertificates)],
    },
    {
      path: `${CERTIFICATES}/criar`,
      name: 'api:my-certificates:create',
      permission: 'api:my-certificates',
      title: 'developer:certificates.create',
      load: () => import('./create-certificate'),
    },
  ],
});
