import '@mantine/charts/styles.layer.css';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { BarChart } from '@mantine/charts';
import { useRouter } from '@tanstack/react-router';
import type { Figure } from './figure.ts';

/** Bars with their names and numbers; a pressed bar opens its list. Loaded when a chart is first drawn. */
export function BarsChart({ figures, height }: { figures: readonly Figure[]; height: number }) {
  const router = useRouter();
  const formats = useFormats();
  const longest = Math.max(...figures.map((one) => one.label.length));
  return (
    <BarChart
      h={height}
      data={figures.map(({ label, value, href, words }) => ({ label, value, href, words }))}
      dataKey="label"
      orientation="vertical"
      series={[{ name: 'value', color: 'var(--hp-viz-1)' }]}
      withTooltip={false}
      withXAxis={false}
      gridAxis="none"
      withBarValueLabel
      valueFormatter={(value) => formats.number(value)}
      maxBarWidth={24}
      yAxisProps={{ width: Math.min(140, 24 + longest * 7), tickLine: false }}
      barChartProps={{ accessibilityLayer: false, margin: { right: 48 } }}
      barProps={{
        isAnimationActive: false,
        onClick: (bar: unknown) => {
          const href = (bar as { payload?: { href?: string } }).payload?.href;
          if (href) router.history.push(href);
        },
      }}
    />
  );
}
