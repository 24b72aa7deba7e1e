import { distanceText } from '../../../../domain/geo.ts';
import type { RouteFigures } from '../../../../domain/route/optimize.ts';
import { durationText } from '../../../../domain/time/paris-time.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import styles from './route.module.css';
import { optimizeTexts } from './text.ts';

interface ComparisonProps {
  readonly before: RouteFigures;
  readonly after: RouteFigures;
}

/** Totals of the present and the proposed route, and their difference. */
export function Comparison({ before, after }: ComparisonProps) {
  return (
    <Table
      look="plain"
      className={styles.comparison}
      caption={<HiddenText>{optimizeTexts.caption}</HiddenText>}
      columns={[optimizeTexts.way, optimizeTexts.duration, optimizeTexts.distance, optimizeTexts.late]}
    >
      <tbody>
        <Figures label={optimizeTexts.today} of={before} />
        <Figures label={optimizeTexts.proposed} of={after} />
        <tr>
          <th scope="row">{optimizeTexts.gain}</th>
          <td>{signed(after.duration - before.duration, durationText)}</td>
          <td>{signed(after.distance - before.distance, distanceText)}</td>
          <td>{signed(after.late - before.late, String)}</td>
        </tr>
      </tbody>
    </Table>
  );
}

function Figures({ label, of }: { readonly label: string; readonly of: RouteFigures }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{durationText(of.duration)}</td>
      <td>{distanceText(of.distance)}</td>
      <td>{of.late}</td>
    </tr>
  );
}

function signed(difference: number, text: (amount: number) => string): string {
  if (difference === 0) return '=';
  return `${difference < 0 ? '−' : '+'}${text(Math.abs(difference))}`;
}
