import { consoleWindow } from '../../../kit/windows/window.ts';

export const generateDispatchWindow = consoleWindow('generateDispatch', {}, { needs: ['flow'], isOfBoard: true });
