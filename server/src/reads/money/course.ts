import * as z from 'zod/mini';
import { Id } from '../../../../src/domain/schema.ts';
import { readCourse } from '../../db/refunds/read-course.ts';
import { notFound } from '../../http/failure.ts';
import { textId } from '../../http/input.ts';
import { texts } from '../../text.ts';
import { read } from '../read.ts';

/** What happened to a refund, step by step (OUR-160, API-O160). */
export const refundCourse = read({
  path: '/refunds/:id/course/',
  summary: "Le parcours d'un remboursement : chaque étape, avec l'heure et la réponse du prestataire",
  permission: 'accounts',
  answers: 'Course',
  input: z.object({ id: textId(Id) }),
  answer: async ({ id }, { db }) => {
    const course = await readCourse(db, id);
    if (!course) throw notFound(texts.notFound);
    return course;
  },
});
