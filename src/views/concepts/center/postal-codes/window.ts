import { consoleWindow } from '../../../kit/windows/window.ts';

export const postalCodesWindow = consoleWindow('postalCodes', {}, { needs: ['flow'], isOfBoard: true });
