export { tellPixWebhook, type Topic } from './webhooks/pix-webhooks';
export { deliver } from './webhooks/queue';
export { urlFault } from './webhooks/addresses';
