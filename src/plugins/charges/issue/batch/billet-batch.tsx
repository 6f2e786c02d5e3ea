import { Batch } from '../../../../kits/charging/batch/batch';
import { ChargeTexts } from '../../../../kits/charging/texts';
import { BatchSum } from './batch-sum';
import { IssuedCharges } from './issued-charges';
import './billet-batch.css';

/** A batch of billets: its progress, who failed, what was issued, and all of it on paper. */
export const BilletBatch = ({ uuid, onAgain }: { uuid: string; onAgain: () => void }) => (
  <ChargeTexts of="charges">
    <Batch
      uuid={uuid}
      kind="billet"
      list="receive:management:billets"
      Issued={IssuedCharges}
      Sum={BatchSum}
      editing={(customer) => `comoLote=${uuid}&customersId=${customer}`}
      onAgain={onAgain}
    />
  </ChargeTexts>
);
