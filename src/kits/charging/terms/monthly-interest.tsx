import { useState, type ComponentProps } from 'react';
import { PercentField } from '../../../ui/form/percent-field';
import { dayOfMonthly, monthlyOf } from '../../../ui/text/percent';

/**
 * Interest as people say it, by month; its value as the rule has it: thousandths of a percent a day. What is typed
 * stays as it is typed.
 */
export function MonthlyInterest({ value, onChange, ...rest }: Omit<ComponentProps<typeof PercentField>, 'decimals'>) {
  const [said, setSaid] = useState<{ month: number | undefined; as: number | undefined }>();
  return (
    <PercentField
      placeholder="0,00"
      {...rest}
      value={said && said.as === value ? said.month : value === undefined ? undefined : monthlyOf(value)}
      onChange={(month) => {
        const as = month === undefined ? undefined : dayOfMonthly(month);
        setSaid({ month, as });
        onChange?.(as);
      }}
    />
  );
}
