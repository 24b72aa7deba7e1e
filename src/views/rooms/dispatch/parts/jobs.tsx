import type { ExternalJob } from '../../../../domain/courier/external-job.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { dockTexts } from '../text.ts';
import { Badge } from './badge.tsx';

/** The jobs given to external couriers, each with its tracking link when its address is safe (DSP-052, DSP-378). */
export function Jobs({ jobs }: { readonly jobs: readonly ExternalJob[] }) {
  return jobs.map((job, at) => (
    <Badge key={job.uuid ?? job.id ?? at} tone="blue" wraps>
      <Icon name="truck" size={11} />
      {[job.transport_type, job.driver_name, job.status].filter(Boolean).join(' · ')}
      {isWebAddress(job.tracking_url) ? (
        <a href={job.tracking_url} target="_blank" rel="noopener noreferrer">
          {dockTexts.tracking}
        </a>
      ) : null}
    </Badge>
  ));
}

const isWebAddress = (address: string | null | undefined): address is string =>
  !!address && /^https?:\/\//i.test(address) && URL.canParse(address);
