import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'pix-qrcode.create': 'Criou um QR Code de Pix',
    'pix-qrcode.settings': 'Alterou o recebimento de Pix pela API',
    'pix-qrcode.lot': 'Enviou um lote de cobranças Pix',
  },
});
