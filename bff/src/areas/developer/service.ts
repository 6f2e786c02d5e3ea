export { accountInWorldOf, crossesWorlds, fundHomologation, homologationAccounts, isHomologation } from './worlds';
export { tellPixWebhook } from './webhooks/pix-webhooks';
export { deliver } from './webhooks/queue';
export { probeUrl } from './webhooks/probe';
export { urlFault } from './webhooks/addresses';
export { tellAutomaticWebhook } from './webhooks/automatic-webhooks';
