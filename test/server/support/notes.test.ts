import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { CustomerId, InternalNote } from '../../../src/domain/customer/customer.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

let server: OwnServer;
const id = 77_001;
beforeAll(async () => {
  server = await ownServer();
  await server.db.insert(customers).values({
    ...{ id: CustomerId.parse(id), first_name: 'Zoé', last_name: 'Zerbanne', email: 'zoe@poste.example' },
    data: { internal_note: null },
  });
});
afterAll(() => server.close());

describe('the internal note of a customer', () => {
  it('SUP-062 SUP-064 the first is made, then written otherwise by its number, with its author', async () => {
    const support = await server.as('support');
    const first = await support.post('/internal-notes/', { user_id: id, content: 'Digicode 48B12' });
    expect(first.status).toBe(200);
    const note = InternalNote.parse(first.body);
    expect(note).toMatchObject({ content: 'Digicode 48B12' });
    expect(note.last_author?.first_name).toBeTruthy();
    expect((await support.post('/internal-notes/', { user_id: id, content: 'Autre' })).status).toBe(409);
    const again = await support.patch(`/internal-notes/${note.id}/`, { id: note.id, content: 'Sonner' });
    expect(again.body).toMatchObject({ id: note.id, content: 'Sonner' });
    const { body } = await support.get(`/users/${id}/support-info/?email=zoe%40poste.example`);
    expect(body).toMatchObject({ internal_note: { id: note.id, content: 'Sonner' } });
    const other = await support.patch(`/internal-notes/${note.id}/`, { id: 1, content: 'Sonner' });
    expect(other.status).toBe(400);
    const reader = await server.as('preparation');
    expect((await reader.patch(`/internal-notes/${note.id}/`, { content: 'x' })).status).toBe(403);
  });
});
