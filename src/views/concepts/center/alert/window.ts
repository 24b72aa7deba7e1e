import { id } from '../../../kit/windows/parameters.ts';
import { consoleWindow } from '../../../kit/windows/window.ts';

/** The content of an alert without link. */
export const alertWindow = consoleWindow('alert', { alertId: id('alert') });
