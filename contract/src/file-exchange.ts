import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { checkCalls } from './file-exchange/check-calls';
import { returnCalls } from './file-exchange/return-calls';
import { sftpCalls } from './file-exchange/sftp-calls';
import { shippingCalls } from './file-exchange/shipping-calls';
import { sheetCalls } from './file-exchange/sheet-calls';
import { statementCalls } from './file-exchange/statement-calls';

export type { CheckedFile, FileFault, FileRecord } from './file-exchange/check-calls';
export type { DeliveryState, ReturnDelivery, ReturnServer } from './file-exchange/sftp-calls';
export type { ShippingFile, ShippingFileDetail, ShippingRow } from './file-exchange/shipping-calls';
export type { ReturnFile, ReturnPart } from './file-exchange/return-calls';

export const permissions = [
  'cnab',
  'cnab:files-transmission:return-files',
  'cnab:files-transmission:manager',
  'cnab:files-transmission:layout-validator',
] as const;
export const topics = defineTopics({
  'return-files': ['cnab:files-transmission:return-files'],
  'return-deliveries': ['cnab:files-transmission:return-files'],
  'shipping-files': ['cnab:files-transmission:manager'],
});

export const calls = defineCalls({
  ...checkCalls,
  ...returnCalls,
  ...sftpCalls,
  ...shippingCalls,
  ...sheetCalls,
  ...statementCalls,
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
declare module './notifications' {
  interface NotificationKinds {
    'return-delivery': 'url';
  }
}
