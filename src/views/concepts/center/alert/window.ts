import { id } from '../../../kit/windows/parameters.ts';
import { consoleWindow } from '../../../kit/windows/window.ts';

/** What an alert says that leads nowhere. */
export const alertWindow = consoleWindow('alert', { alertId: id('alert') });
