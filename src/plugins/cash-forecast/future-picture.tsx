import { useCall } from '../../data/use-call';
import { ForecastPicture } from './forecast-picture';
import './forecast.css';

/** The balance of the next thirty days, above the list of what makes it; nothing where it cannot be had. */
export default function FuturePicture() {
  const { data, error } = useCall('GET /statement/forecast', { query: { days: '30' } }, { topic: 'statement' });
  if (error) return null;
  return <div className="future-picture">{data && <ForecastPicture forecast={data} />}</div>;
}
