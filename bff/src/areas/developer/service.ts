export { enqueuePixWebhook as tellPixWebhook } from './webhooks/pix-webhooks';
export { deliver } from './webhooks/queue';
export { probeUrl } from './webhooks/probe';
export { urlFault } from './webhooks/addresses';
export { enqueueAutomaticWebhook as tellAutomaticWebhook } from './webhooks/automatic-webhooks';
