import { describe, expect, it } from 'vitest';
import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import { type JobDelivery, jobFacts } from '../../../src/domain/courier/job-facts.ts';
import { courierVehicles, type Provider, providerOf, providerOfJob } from '../../../src/domain/courier/provider.ts';
import { courierVehicleLabel, deliveryStatusLabel, jobStatusLabels } from '../../../src/domain/courier/text.ts';
import { webAddress } from '../../../src/domain/web-address.ts';

const noDelivery: JobDelivery = { status: null, eta: null };
const facts = (provider: Provider, job: ExternalJob, delivery: Partial<JobDelivery> = {}) =>
  jobFacts(provider, job, { ...noDelivery, ...delivery });
const at = '2025-03-03T12:00:00+01:00';
const later = '2025-03-03T12:40:00+01:00';

describe('whose job it is', () => {
  it('DSP-660 is of one of two providers, by the type of its dock; of nobody for any other type', () => {
    expect(providerOf({ dock_type: 'STUART' })).toBe('STUART');
    expect(providerOf({ dock_type: 'UBER_DIRECT' })).toBe('UBER_DIRECT');
    for (const dock_type of ['DRIVER_SOFT', 'NOCONFIG', 'PIGEON', 'toString', '', null])
      expect(providerOf({ dock_type })).toBeNull();
  });

  it('is told by the vehicle once the order has left the dock of the courier', () => {
    expect(providerOfJob({ transport_type: 'bike' }, undefined)).toBe('STUART');
    expect(providerOfJob({ transport_type: 'BICYCLE' }, { dock_type: 'NOCONFIG' })).toBe('UBER_DIRECT');
    expect(providerOfJob({ transport_type: 'BICYCLE' }, { dock_type: 'STUART' })).toBe('STUART');
    expect(providerOfJob({ transport_type: 'hot-air balloon' }, undefined)).toBeNull();
    expect(providerOfJob({}, undefined)).toBeNull();
  });

  it('shares no vehicle code between providers', () => {
    expect(courierVehicles.STUART.filter((code) => courierVehicles.UBER_DIRECT.includes(code))).toEqual([]);
  });
});

describe('the words for a job', () => {
  it.each([
    ['in_progress', 'En cours'],
    ['finished', 'Terminé'],
    ['expired', 'Expiré'],
    ['canceled', 'Annulé'],
    ['voided', 'Invalidé'],
  ])('DSP-676 names the status %s of the first provider %s', (status, label) => {
    expect(facts('STUART', { status }).status).toBe(label);
  });

  it.each([
    ['pickup', 'Retrait en cours'],
    ['pickup_complete', 'Retrait effectué'],
    ['canceled', 'Annulé'],
    ['returned', 'Rapporté au centre'],
  ])('DSP-681 names the status %s of the second provider %s', (status, label) => {
    expect(facts('UBER_DIRECT', { status }).status).toBe(label);
  });

  it('names a job just made, and shows a status it does not know as it is', () => {
    expect(jobStatusLabels.STUART('init')).toBe('Demandé');
    expect(jobStatusLabels.UBER_DIRECT('init')).toBe('Demandé');
    expect(facts('STUART', { status: 'pickup_complete' }).status).toBe('pickup_complete');
    expect(facts('UBER_DIRECT', {}).status).toBe('');
  });

  it.each([
    ['SCHEDULED', 'Planifié'],
    ['EN_ROUTE_TO_PICKUP', 'En chemin pour pickup'],
    ['ARRIVED_AT_PICKUP', 'Arrivé au centre'],
    ['EN_ROUTE_TO_DROPOFF', 'En livraison'],
    ['COMPLETED', 'Livré'],
    ['FAILED', 'Échec'],
    ['LOST_IN_SPACE', 'LOST_IN_SPACE'],
  ])('DSP-685 names the delivery status %s %s, for the second provider alone', (status, label) => {
    expect(deliveryStatusLabel(status)).toBe(label);
    expect(facts('UBER_DIRECT', {}, { status }).deliveryStatus).toBe(label);
    expect(facts('STUART', {}, { status }).deliveryStatus).toBe('');
  });

  it.each([
    ['BICYCLE', 'Vélo'],
    ['MOTORBIKE', 'Moto'],
    ['CAR', 'Voiture'],
    ['PEDESTRIAN', 'À pied'],
    ['SKATEBOARD', 'SKATEBOARD'],
  ])('DSP-687 names the vehicle %s %s', (transport_type, label) => {
    expect(facts('UBER_DIRECT', { transport_type }).vehicle).toBe(label);
  });

  it('has a word for every vehicle of either provider', () => {
    for (const code of Object.values(courierVehicles).flat()) expect(courierVehicleLabel(code)).not.toBe(code);
  });
});

describe('the facts of a job', () => {
  it('DSP-675 tells the pick time while picking, the delivery time while delivering, no time otherwise', () => {
    const job = { pickup_at: at };
    expect(facts('STUART', { ...job, status: 'picking' }, { eta: later }).time).toEqual({ of: 'pickup', at });
    expect(facts('STUART', { ...job, status: 'delivering' }, { eta: later }).time).toEqual({
      of: 'delivery',
      at: later,
    });
    expect(facts('STUART', { ...job, status: 'delivering' }).time).toBeNull();
    expect(facts('STUART', { status: 'picking' }, { eta: later }).time).toBeNull();
    for (const status of ['in_progress', 'finished', 'canceled'])
      expect(facts('STUART', { ...job, status }, { eta: later }).time).toBeNull();
  });

  it('DSP-686 tells why a delivery failed and when the bags come back, only when it has failed', () => {
    const job = {
      status: 'returned',
      cancel_reason: ' Client injoignable ',
      return_status: 'EN_ROUTE_TO_DROPOFF',
      return_dropoff_at: at,
    };
    expect(facts('UBER_DIRECT', job, { status: 'FAILED' }).failure).toEqual({
      reason: 'Client injoignable',
      returnStatus: 'en chemin vers le centre',
      returnAt: at,
    });
    expect(facts('UBER_DIRECT', {}, { status: 'FAILED' }).failure).toEqual({
      reason: null,
      returnStatus: '',
      returnAt: null,
    });
    expect(facts('UBER_DIRECT', job, { status: 'COMPLETED' }).failure).toBeNull();
    expect(facts('STUART', job, { status: 'FAILED' }).failure).toBeNull();
  });

  it('DSP-688 tells the courier, his phone and where to follow him, each when known', () => {
    const tracking_url = 'https://suivi.example/a';
    const known = facts('STUART', { driver_name: ' Nadia ', driver_phone: '+33 6 11', tracking_url });
    expect(known).toMatchObject({ courier: 'Nadia', phone: '+33 6 11', trackingUrl: tracking_url });
    const unknown = facts('STUART', { driver_name: ' ', driver_phone: '' });
    expect(unknown).toMatchObject({ courier: null, phone: null, trackingUrl: null });
  });

  it('DSP-689 marks a job as imminent only when it is', () => {
    expect([true, false, null, undefined].map((imminent) => facts('STUART', { imminent }).isImminent)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

it('DSP-052 makes links of web addresses only', () => {
  for (const safe of ['https://suivi.example/a?b=c', 'http://suivi.example', 'HTTPS://SUIVI.EXAMPLE/'])
    expect(webAddress(safe)).toBe(safe);
  const others = ['javascript:alert(1)', ' https://a.example', '//a.example', '/a', 'data:text/html,x', 'https://', ''];
  for (const other of [...others, null, undefined]) expect(webAddress(other)).toBeNull();
});
