import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'card-machine.activate': 'Ativou uma maquininha',
    'card-machine.update': 'Mudou uma maquininha',
    'card-machine.pin': 'Mudou a senha das maquininhas',
    'card-machine.plan': 'Mudou o plano da maquininha',
    'card-machine.export-sales': 'Exportou vendas da maquininha',
    'card-machine.export-receivables': 'Exportou recebíveis da maquininha',
    'card-machine.defend': 'Respondeu a uma contestação da maquininha',
    'card-machine.accept': 'Aceitou uma contestação da maquininha',
    'card-machine.claim': 'Abriu um chamado sobre tarifas da maquininha',
  },
});
