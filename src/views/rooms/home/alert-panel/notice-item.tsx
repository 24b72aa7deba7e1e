import type { ReactNode } from 'react';
import type { UnreadNotification } from '../../../../db/queries/notifications.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { cratesText, noticeTypeOf } from '../../../../domain/preparation/notice.ts';
import { dateTimeText, hourText } from '../../../../domain/time/paris-time.ts';
import { linkAddress } from '../../../../domain/web-address.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { MarkBadge } from '../../../kit/marks/mark-badge.tsx';
import { AdminLink } from '../../../kit/router/admin-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { WholeCodes } from '../../../ui/whole-codes.tsx';
import { hideAlerts } from '../hidden-alerts.ts';
import { alertTexts } from '../text.ts';
import styles from './alert-panel.module.css';
import { LostTrolley } from './lost-trolley.tsx';

interface NoticeProps {
  readonly notice: UnreadNotification;
}

/** One alert of the floor, by its type (PRP-080 to PRP-101). */
export function NoticeItem({ notice }: NoticeProps) {
  switch (noticeTypeOf(notice)) {
    case 'REPREPARATION':
      return <Repreparation notice={notice} />;
    case 'TROLLEY_NOT_FOUND':
      return (
        <Framed notice={notice} title={alertTexts.lostTrolley}>
          <LostTrolley notice={notice} />
        </Framed>
      );
    case 'PACKER_COMMENT_LOG':
      return <PackerComment notice={notice} />;
    default:
      return <UnknownNotice notice={notice} />;
  }
}

/** An order that is to be prepared again (PRP-080, PRP-087); an empty part is left out with its label. */
function Repreparation({ notice }: NoticeProps) {
  const { order_id, order_random_id, reason_label, reason_comment } = notice;
  const facts = [
    [alertTexts.transitArea, notice.transit_area],
    [alertTexts.trolleyArea, notice.trolley_area],
    [alertTexts.crates, cratesText(notice.crates)],
  ] as const;
  const told = facts.filter(([, value]) => value?.trim());
  return (
    <Framed notice={notice} title={alertTexts.reprep}>
      <p>
        {order_id ? (
          <OrderLink orderId={order_id}>{orderName({ id: order_id, random_id: order_random_id || null })}</OrderLink>
        ) : (
          order_random_id
        )}{' '}
        {reason_label ? <span>{reason_label}</span> : null}
      </p>
      {reason_comment ? <p className={styles.comment}>{reason_comment}</p> : null}
      {told.length > 0 ? (
        <dl>
          {told.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <WholeCodes text={value ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <HideButton notice={notice} about={order_random_id ?? ''} />
    </Framed>
  );
}

/** A packer's comment on somebody, which leads to that person's page (PRP-095 to PRP-097). */
function PackerComment({ notice }: NoticeProps) {
  const { about_user_id, comment } = notice;
  return (
    <Framed notice={notice} title={alertTexts.packerComment}>
      <p>{about_user_id ? <AdminLink path={`/users/${about_user_id}`}>{comment}</AdminLink> : comment}</p>
      <HideButton notice={notice} about={comment ?? ''} />
    </Framed>
  );
}

/** An alert of a type nobody knows (PRP-101). */
function UnknownNotice({ notice }: NoticeProps) {
  const address = linkAddress(notice.link);
  return (
    <Framed notice={notice} title={alertTexts.unknown}>
      <p>
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {notice.label}
          </a>
        ) : (
          notice.label
        )}
      </p>
      <HideButton notice={notice} about={notice.label ?? ''} />
    </Framed>
  );
}

interface FramedProps extends NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Framed({ notice, title, children }: FramedProps) {
  return (
    <li>
      <header>
        <h3>{title}</h3>
        <MarkBadge marks={notice.marks} />
        <time title={dateTimeText(notice.created_at)}>{hourText(notice.created_at)}</time>
      </header>
      {children}
    </li>
  );
}

/** Hides an alert on this device, under 3 hours (PRP-098). */
function HideButton({ notice, about }: NoticeProps & { readonly about: string }) {
  return (
    <Button size="1" variant="soft" color="gray" onClick={() => hideAlerts([notice.id])}>
      {alertTexts.hide}
      {about ? <HiddenText> : {about}</HiddenText> : null}
    </Button>
  );
}
