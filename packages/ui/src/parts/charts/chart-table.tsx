interface ChartTableProps {
  title: string;
  unit: string;
  axis: string;
  rows: readonly { key: string; label: string; value: number }[];
  number: Intl.NumberFormat;
}

/** The numbers of a chart as a table, for screen readers. */
export function ChartTable({ title, unit, axis, rows, number }: ChartTableProps) {
  return (
    <table className="sr-only">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{axis}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{number.format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
