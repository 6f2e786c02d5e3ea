import { defineDemo } from '../../demo/define-demo';
import './tables';

/** The owner of one account has not seen the presentation of its modality yet. */
export default defineDemo({
  fill({ bulk, bank }) {
    const { id, people } = bank.unseen;
    bulk.add('onboardings', {
      account_id: id,
      id: bulk.id('onboardings'),
      user_id: people[0]!.id,
      name: 'modality_pro',
      seen_at: null,
    });
  },
});
