import { Button } from '../../shared/ui/button.tsx';
import { useOffers } from '../undo/offers.ts';
import { useUndo } from '../undo/use-undo.ts';
import styles from './panel.module.css';
import { panelTexts } from './text.ts';

/** What this page did last and may take back, for as long as nothing has been built on it. */
export function UndoList() {
  const offers = useOffers();
  const { undo } = useUndo();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="undo-title">
      <h2 id="undo-title" className={styles.heading}>
        {panelTexts.undoTitle}
      </h2>
      <ul className={styles.rows}>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.undo}>
            <span>{offer.label}</span>
            <Button size="1" aria-label={panelTexts.undoLabel(offer.label)} onClick={() => void undo(offer)}>
              {panelTexts.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
