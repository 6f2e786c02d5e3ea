import { defineWords } from '../core/words';

export default defineWords({
  permissions: {
    statement: { name: 'Bloqueios e devoluções', opens: 'Ver bloqueios e devolver valores recebidos' },
    'statement:releases': { name: 'Extrato e saldo', opens: 'Ver o saldo e os lançamentos' },
    'statement:future-releases': { name: 'Lançamentos futuros', opens: 'Ver o que vai entrar e sair' },
    'statement:new-statement-export': { name: 'Exportar extrato', opens: 'Baixar o extrato em arquivo' },
    'statement:evolution': { name: 'Evolução do saldo', opens: 'Ver o saldo ao longo do tempo' },
    'pay-transfer:ted': { name: 'TED', opens: 'Transferir por TED' },
    'pay-transfer:billets': { name: 'Pagar boletos', opens: 'Pagar boletos e contas' },
    'pay-transfer:scheduled-payments': { name: 'Pagamentos agendados', opens: 'Ver e cancelar pagamentos agendados' },
    'pay-transfer:receipts': { name: 'Comprovantes', opens: 'Ver e baixar comprovantes' },
    'pay-transfer:scheduled-transfers:list': {
      name: 'Transferências agendadas',
      opens: 'Ver e cancelar transferências agendadas',
    },
    'pix:do-pix': { name: 'Enviar Pix', opens: 'Fazer Pix por chave, dados ou QR Code' },
    'pix:schedules': { name: 'Pix agendados', opens: 'Ver e cancelar Pix agendados' },
    'pix:automatic-pix': { name: 'Pix automático', opens: 'Ver e cancelar autorizações de Pix automático' },
    'pix:qrcode': { name: 'Receber por QR Code', opens: 'Criar QR Codes de Pix' },
    'pix:keys': { name: 'Chaves Pix', opens: 'Cadastrar e excluir chaves' },
    'pix:history': { name: 'Histórico de Pix', opens: 'Ver os Pix enviados e recebidos' },
    'cards:multiple:overview': { name: 'Cartão: visão geral', opens: 'Ver limite e últimas compras' },
    'cards:multiple:invoices': { name: 'Cartão: faturas', opens: 'Ver e pagar faturas' },
    'cards:multiple:my-invoices': { name: 'Cartão: minhas faturas', opens: 'Ver as próprias faturas' },
    'cards:multiple:virtual-cards': { name: 'Cartões virtuais', opens: 'Criar e bloquear cartões virtuais' },
    'cards:multiple:credit-analysis-available': { name: 'Análise de crédito', opens: 'Pedir análise de crédito' },
    'cards:insurance-manager:card': { name: 'Seguro do cartão', opens: 'Contratar e cancelar o seguro' },
    'cards:prepaid': { name: 'Cartão pré-pago', opens: 'Entrar na área do cartão pré-pago' },
    'cards:prepaid:overview': { name: 'Pré-pago: visão geral', opens: 'Ver saldo e compras do pré-pago' },
  },
});
