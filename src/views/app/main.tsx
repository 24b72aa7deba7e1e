import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerServiceWorker } from './service-worker-client.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<StrictMode>Quai</StrictMode>);
void registerServiceWorker();
