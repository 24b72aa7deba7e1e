import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import { Id, maybe } from '../../../../src/domain/schema.ts';
import { readMetas } from '../../db/center/read-settings.ts';
import { readDemands, readReviewers } from '../../db/demands/demands.ts';
import { SentDay } from '../../http/bounds.ts';
import { TextOffset, textId } from '../../http/input.ts';
import { defaultCenter } from '../entities.ts';
import { onePage } from '../page.ts';
import { read } from '../read.ts';

const flag = maybe(z.enum(['0', '1']));
const day = maybe(SentDay);
const pageSize = 100; // CST-41
const Limit = z.pipe(TextOffset, z.int().check(z.minimum(1), z.maximum(pageSize)));

/** API-L07: the demands of a center; by default those of all centers. */
const extraCostDemands = read({
  path: '/extra-cost-demands/',
  summary: 'Les demandes de surcoût des livreurs, les plus récentes en premier',
  permission: 'flowOrLogs',
  answers: 'DemandPage',
  input: z.object({
    center: maybe(textId(CenterId)),
    ...{ fromDate: day, toDate: day, fromReviewedAt: day, toReviewedAt: day },
    ...{ driverId: maybe(textId(DriverId)), reviewedById: maybe(textId(Id)) },
    ...{ isReviewed: flag, isValidated: flag, offset: maybe(TextOffset), limit: maybe(Limit) },
  }),
  answer: async (asked, { db }) => {
    const page = { offset: asked.offset ?? 0, limit: asked.limit ?? pageSize };
    const found = await readDemands(
      db,
      {
        ...{ center: asked.center ?? undefined, driver: asked.driverId ?? undefined },
        ...{ reviewer: asked.reviewedById ?? undefined },
        ...{ createdFrom: asked.fromDate ?? undefined, createdTo: asked.toDate ?? undefined },
        ...{ reviewedFrom: asked.fromReviewedAt ?? undefined, reviewedTo: asked.toReviewedAt ?? undefined },
        ...{ isReviewed: isOne(asked.isReviewed), isValidated: isOne(asked.isValidated) },
      },
      page,
    );
    const settings = await readMetas(db, { center: asked.center ?? defaultCenter, since: 0 });
    return {
      ...onePage(found, page, addressOf(asked)),
      extracost_types: settings?.extracost_types ?? [],
      reviewers: await readReviewers(db),
    };
  },
});

const isOne = (value: '0' | '1' | null | undefined) => (value == null ? undefined : value === '1');

/** Address of the call, without its offset. */
function addressOf(asked: Readonly<Record<string, string | number | null | undefined>>): string {
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    if (value != null && name !== 'offset') said.set(name, String(value));
  return `/extra-cost-demands/?${said}`;
}

export const demandReads = [extraCostDemands] as const;
