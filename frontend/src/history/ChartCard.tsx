import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { t } from "../i18n";
import { LinkButton } from "../ui/Button";

interface ChartCardProps {
  title: string;
  picture: ComponentChildren;
  /** The same data as a table. */
  table: ComponentChildren;
  /** Words below either. */
  children?: ComponentChildren;
}

/** A chart with a button that shows its data as a table. */
export function ChartCard({ title, picture, table, children }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <section class="card chart" aria-labelledby={id}>
      <div class="chart-head">
        <h2 class="sub-head" id={id}>
          {title}
        </h2>
        <LinkButton
          label={t(asTable ? "history.as_chart_of" : "history.as_table_of", { title })}
          onPress={() => setAsTable(!asTable)}
        >
          {t(asTable ? "history.as_chart" : "history.as_table")}
        </LinkButton>
      </div>
      {asTable ? table : picture}
      {children}
    </section>
  );
}
