import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { UnreadNotification } from '../../../../db/queries/notifications.ts';
import { reviewTrolley } from '../../../../domain/preparation/commands/review-trolley.ts';
import { isShortComment } from '../../../../domain/preparation/review.ts';
import { preparationRefusals } from '../../../../domain/preparation/text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { hasTyped, isText, useTypedDraft } from '../../../kit/drafts/use-typed-draft.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { blocks } from '../../../kit/text.ts';
import { Button } from '../../../ui/button.tsx';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { WholeCodes } from '../../../ui/whole-codes.tsx';
import { alertTexts } from '../text.ts';
import styles from './alert-panel.module.css';

/** A trolley that is not where it should be, and the box for an explanation (PRP-088 to PRP-094). */
export function LostTrolley({ notice }: { readonly notice: UnreadNotification }) {
  // Typed text that was not sent is here again.
  const [isOpen, setIsOpen] = useState(() => hasTyped(commentKey(notice)));
  const trolleyName = notice.trolley_name?.trim() ?? '';
  const close = () => setIsOpen(false);
  return (
    <>
      <p>
        <WholeCodes text={alertTexts.notFound(trolleyName, notice.expected_location?.trim() ?? '')} />
      </p>
      {isOpen ? (
        <CommentBox notice={notice} trolleyName={trolleyName} close={close} />
      ) : (
        <Button
          size="1"
          variant="soft"
          reason={notice.marks.length > 0 ? blocks.laneBusy : null}
          onClick={() => setIsOpen(true)}
        >
          {alertTexts.review}
          <HiddenText> : {trolleyName}</HiddenText>
        </Button>
      )}
    </>
  );
}

const commentKey = ({ id }: UnreadNotification) => `trolley-comment-${id}`;

interface CommentBoxProps {
  readonly notice: UnreadNotification;
  readonly trolleyName: string;
  readonly close: () => void;
}

function CommentBox({ notice, trolleyName, close }: CommentBoxProps) {
  const center = useCenterId();
  const review = useAction(reviewTrolley);
  const {
    value: comment,
    type: setComment,
    end,
  } = useTypedDraft({
    key: commentKey(notice),
    name: alertTexts.hold(trolleyName),
    start: '',
    isValue: isText,
    isOfPage: true,
  });
  const [isRefused, setIsRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The user asked for it: he types at once.
  useEffect(() => focusOn(field.current), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isShort = isShortComment(comment);
    setIsRefused(isShort);
    if (isShort) return focusOn(field.current);
    if (await review.run({ alertId: notice.id, comment: comment.trim(), trolleyName, center })) over();
  };
  const over = () => {
    end();
    close();
  };
  const isFixed = isRefused && !isShortComment(comment);
  return (
    <form className={styles.box} onSubmit={(event) => void submit(event)} noValidate>
      <LongTextField
        label={alertTexts.comment}
        name={`comment-${notice.id}`}
        inputRef={field}
        value={comment}
        error={isRefused && !isFixed ? preparationRefusals.shortComment : undefined}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button size="1" variant="soft" color="gray" onClick={over}>
          {alertTexts.cancel}
        </Button>
        <Button size="1" type="submit" reason={review.blocked ?? (review.isRunning ? blocks.laneBusy : null)}>
          {alertTexts.validate}
        </Button>
      </div>
    </form>
  );
}
