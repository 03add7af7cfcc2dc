-- From which percentage a survey raises an alert in the tenant acted in, whoever owns its row.
create function app.survey_thresholds() returns table (low numeric, high numeric)
  language sql stable security definer set search_path = pg_catalog
  as $$
    select t.survey_low_alert, t.survey_high_alert
    from app.tenant t where t.id = nullif(current_setting('app.tenant', true), '')::uuid
  $$;
select engine.run_as_gate('app.survey_thresholds()');
