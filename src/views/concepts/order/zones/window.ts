import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const zonesWindow = consoleWindow('zones', { orderId: id('order') });

export const zoneDoneWindow = consoleWindow(
  'zoneDone',
  { orderId: id('order'), zoneId: id('zone') },
  { needs: ['zones'], again: [again('zone.done', ({ orderId, zoneId }) => ({ orderId, zoneId }))] },
);
