import { describe, expect, it } from 'vitest';
import { reasonsFor } from '../../../../src/domain/center/reasons.ts';
import { choicesOf, DockForm, editOf, formOf } from '../../../../src/views/concepts/dock/edit-form.ts';
import { reasonForm, submitLabel } from '../../../../src/views/concepts/order/status/reason-form.ts';
import { statusMetas } from '../../../builders/metas.ts';
import { aCenter } from '../../../builders/rows.ts';
import { aDockCard, aDriverRow } from '../../../builders/view-rows.ts';

describe('the form of a dock', () => {
  const card = aDockCard(1, [], {
    target_driver: 7,
    target_vehicle: 'CAR',
    name: 'Nord',
    ending_center: 9,
    launchpad: 1,
  });
  const changed = (fields: Partial<DockForm>) => editOf({ ...formOf(card), ...fields }, card);

  it('DSP-460 sends the fields that changed, and none that did not', () => {
    expect(editOf(formOf(card), card)).toEqual({});
    expect(changed({ vehicle: 'BIKE', basket: true })).toEqual({ target_vehicle: 'BIKE', launchpad: 2 });
    expect(changed({ driver: 'none', ending: 'none', name: '' })).toEqual({
      target_driver: null,
      ending_center: null,
      name: null,
    });
  });

  it('starts from the action it replaces, and says again what that one was to change', () => {
    const replaced = { name: 'Sud', target_vehicle: 'CAR' };
    const form = formOf(card, replaced);
    expect(form).toMatchObject({ name: 'Sud', driver: '7' });
    expect(editOf({ ...form, vehicle: 'BIKE' }, card, replaced)).toEqual({ name: 'Sud', target_vehicle: 'BIKE' });
  });

  it('refuses a name longer than the server takes', () => {
    expect(DockForm.safeParse({ ...formOf(card), name: 'x'.repeat(80) }).success).toBe(true);
    expect(DockForm.safeParse({ ...formOf(card), name: 'x'.repeat(81) }).success).toBe(false);
  });

  it('offers the drivers in their order, hidden ones left out, and keeps one who is no longer listed', () => {
    const drivers = [
      aDriverRow(4, { name: 'Zoé', state: 'plan' }),
      aDriverRow(5, { name: 'Ali', state: 'wait' }),
      aDriverRow(6, { name: 'Nul', state: 'hidden' }),
    ];
    const { driver, ending } = choicesOf({ ...card, driverName: 'Inès' }, drivers, [aCenter(9, { name: 'Ici' })]);
    expect(driver.map(({ label }) => label)).toEqual(['Sans livreur', 'Ali · En attente', 'Zoé · Prévu', 'Inès']);
    expect(ending.map(({ label }) => label)).toEqual(['Aucun', 'Ici']);
  });
});

describe('the vehicle of a dock', () => {
  const labels = (fields: Parameters<typeof aDockCard>[2]) =>
    choicesOf(aDockCard(1, [], fields), [], []).vehicle.map(({ label }) => label);
  const courier = { dock_type: 'STUART', target_vehicle: null };

  it('DSP-388 DSP-661 is one of four for the first courier, in their order', () => {
    expect(labels(courier)).toEqual(['Vélo', 'Voiture', 'Vélo cargo', 'Vélo cargo XL']);
    const values = choicesOf(aDockCard(1, [], courier), [], []).vehicle.map(({ value }) => value);
    expect(values).toEqual(['bike', 'car', 'cargobike', 'cargobikexl']);
  });

  it('is a bike for the first courier until another is chosen, which alone is sent', () => {
    const card = aDockCard(1, [], courier);
    const form = formOf(card);
    expect(form.vehicle).toBe('bike');
    expect(editOf(form, card)).toEqual({});
    expect(editOf({ ...form, vehicle: 'cargobike' }, card)).toEqual({ target_vehicle: 'cargobike' });
  });

  it("is the second courier's own affair, and a driver's vehicle for every other dock", () => {
    expect(labels({ dock_type: 'UBER_DIRECT', target_vehicle: 'PEDESTRIAN' })).toEqual(['Aucun véhicule', 'À pied']);
    expect(labels({ dock_type: 'DRIVER_SOFT' })).toContain('Camion');
  });
});

describe('the reason of a change of status', () => {
  const reasons = reasonsFor('repreparation', 'paid', statusMetas) ?? [];
  const schema = reasonForm('repreparation', reasons);
  const error = (reason: string, comment: string) => schema.safeParse({ reason, comment }).error?.issues[0]?.message;

  it('DSP-838 is one of those of the center', () => {
    expect(reasons.map(({ id }) => id)).toEqual([11, 21]);
    expect(error('', '')).toBe('Veuillez indiquer une raison');
    expect(error('11', '')).toBeUndefined();
  });

  it('DSP-900 wants ten characters once trimmed where it asks for a comment', () => {
    expect(error('21', ' 123456789 ')).toBe('Un commentaire de raison de repréparation est requis.');
    expect(error('21', ' 1234567890 ')).toBeUndefined();
    const blocking = reasonForm('blocking', reasonsFor('blocking', 'paid', statusMetas) ?? []);
    expect(blocking.safeParse({ reason: '9', comment: '' }).error?.issues[0]?.message).toBe(
      'Un commentaire de raison de sortie de blocage est requis.',
    );
  });

  it('DSP-839 says where a blocked order goes, once a reason is chosen', () => {
    expect(submitLabel('blocking', null, true)).toBe('Saisir une raison');
    expect(submitLabel('blocking', 'canceled', true)).toBe('Annuler et rembourser');
    expect(submitLabel('blocking', 'canceled', false)).toBe('Annuler, le support remboursera');
    expect(submitLabel('blocking', 'paid', true)).toBe('RAS, Passer en "payée"');
    expect(submitLabel('repreparation', 'paid', true)).toBeUndefined();
  });
});
