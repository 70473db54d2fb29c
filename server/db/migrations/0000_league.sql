CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "competition_seasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competition_seasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"competition_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"format" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"points_win" integer DEFAULT 3 NOT NULL,
	"points_draw" integer DEFAULT 1 NOT NULL,
	"points_loss" integer DEFAULT 0 NOT NULL,
	"tie_breakers" text[] DEFAULT '{"head_to_head"}' NOT NULL,
	"extra_time" boolean DEFAULT true NOT NULL,
	"half_minutes" integer DEFAULT 25 NOT NULL,
	"zones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "competition_once_a_season" UNIQUE("competition_id","season_id"),
	CONSTRAINT "competition_format_known" CHECK ("competition_seasons"."format" in ('LEAGUE', 'GROUP_STAGE', 'KNOCKOUT', 'GROUP_PLUS_KNOCKOUT')),
	CONSTRAINT "competition_ends_after_it_starts" CHECK ("competition_seasons"."ends_on" >= "competition_seasons"."starts_on"),
	CONSTRAINT "competition_points_make_sense" CHECK ("competition_seasons"."points_win" >= "competition_seasons"."points_draw" and "competition_seasons"."points_draw" >= "competition_seasons"."points_loss"),
	CONSTRAINT "competition_half_has_minutes" CHECK ("competition_seasons"."half_minutes" between 1 and 45)
);
--> statement-breakpoint
CREATE TABLE "competition_teams" (
	"competition_season_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"group_id" integer,
	"seed" integer,
	"withdrawn_on" date,
	CONSTRAINT "competition_teams_competition_season_id_team_id_pk" PRIMARY KEY("competition_season_id","team_id"),
	CONSTRAINT "seed_once" UNIQUE("competition_season_id","seed"),
	CONSTRAINT "seed_is_positive" CHECK ("competition_teams"."seed" > 0)
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_latin" text NOT NULL,
	"logo_id" integer,
	"city" text,
	"country" text DEFAULT 'BG' NOT NULL,
	"rank" integer DEFAULT 100 NOT NULL,
	CONSTRAINT "competitions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "gameweeks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gameweeks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"competition_season_id" integer NOT NULL,
	"number" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"elimination_round" text,
	CONSTRAINT "gameweek_number_once" UNIQUE("competition_season_id","number"),
	CONSTRAINT "gameweek_ends_after_it_starts" CHECK ("gameweeks"."ends_on" >= "gameweeks"."starts_on"),
	CONSTRAINT "gameweek_number_is_positive" CHECK ("gameweeks"."number" > 0),
	CONSTRAINT "gameweek_round_known" CHECK ("gameweeks"."elimination_round" in ('round_of_16', 'quarter_final', 'semi_final', 'final'))
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"competition_season_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "group_name_once" UNIQUE("competition_season_id","name")
);
--> statement-breakpoint
CREATE TABLE "point_adjustments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"competition_season_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"points" integer NOT NULL,
	"reason_bg" text NOT NULL,
	"reason_en" text NOT NULL,
	"decided_on" date NOT NULL,
	CONSTRAINT "point_adjustments_key_unique" UNIQUE("key"),
	CONSTRAINT "adjustment_changes_points" CHECK ("point_adjustments"."points" <> 0)
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"year_start" integer NOT NULL,
	"year_end" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	CONSTRAINT "seasons_key_unique" UNIQUE("key"),
	CONSTRAINT "season_ends_after_it_starts" CHECK ("seasons"."ends_on" > "seasons"."starts_on" and "seasons"."year_end" >= "seasons"."year_start")
);
--> statement-breakpoint
CREATE TABLE "lineups" (
	"match_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"starter" boolean NOT NULL,
	"shirt_number" integer,
	"position" text,
	"place" integer NOT NULL,
	"captain" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lineups_match_id_player_id_pk" PRIMARY KEY("match_id","player_id"),
	CONSTRAINT "place_on_the_sheet_once" UNIQUE("match_id","team_id","place"),
	CONSTRAINT "lineup_position_known" CHECK ("lineups"."position" in ('GK', 'DEF', 'CB', 'LB', 'RB', 'MID', 'CM', 'LM', 'RM', 'DM', 'FWD', 'ST', 'CF', 'LW', 'RW'))
);
--> statement-breakpoint
CREATE TABLE "match_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"match_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_digest" text,
	"kind" text NOT NULL,
	"phase" text NOT NULL,
	"minute" integer,
	"extra_time" integer,
	"team_id" integer,
	"player_id" integer,
	"other_player_id" integer,
	"own_goal" boolean DEFAULT false NOT NULL,
	"penalty" boolean DEFAULT false NOT NULL,
	"target_revision" integer,
	"reason" text,
	"details" jsonb,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_ledger_revision" UNIQUE("match_id","revision"),
	CONSTRAINT "one_act_a_key" UNIQUE("match_id","idempotency_key"),
	CONSTRAINT "ledger_kind_known" CHECK ("match_ledger"."kind" in ('PHASE', 'CLOCK_STOP', 'CLOCK_START', 'GOAL', 'PENALTY_MISSED', 'PENALTY_SAVED', 'SHOOTOUT_SCORED', 'SHOOTOUT_MISSED', 'YELLOW_CARD', 'SECOND_YELLOW', 'RED_CARD', 'SUBSTITUTION', 'MAN_OF_THE_MATCH', 'FINAL_WHISTLE', 'AWARD', 'POSTPONE', 'ABANDON', 'CANCEL', 'RESCHEDULE', 'LINEUP', 'STATISTICS', 'CORRECTION', 'WITHDRAWAL')),
	CONSTRAINT "ledger_phase_known" CHECK ("match_ledger"."phase" in ('NOT_STARTED', 'FIRST_HALF', 'HALF_TIME', 'SECOND_HALF', 'FULL_TIME_BREAK', 'EXTRA_TIME', 'EXTRA_TIME_BREAK', 'SECOND_EXTRA_TIME', 'PENALTIES', 'PENALTY_SHOOTOUT', 'FULL_TIME')),
	CONSTRAINT "ledger_revision_is_positive" CHECK ("match_ledger"."revision" > 0),
	CONSTRAINT "ledger_targets_the_past" CHECK (("match_ledger"."kind" in ('CORRECTION', 'WITHDRAWAL')) = ("match_ledger"."target_revision" is not null) and "match_ledger"."target_revision" < "match_ledger"."revision"),
	CONSTRAINT "ledger_minute_makes_sense" CHECK ("match_ledger"."minute" between 0 and 200 and "match_ledger"."extra_time" between 0 and 60),
	CONSTRAINT "goal_has_a_team" CHECK ("match_ledger"."kind" <> 'GOAL' or "match_ledger"."team_id" is not null),
	CONSTRAINT "substitution_has_two_players" CHECK ("match_ledger"."kind" <> 'SUBSTITUTION' or "match_ledger"."player_id" <> "match_ledger"."other_player_id")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"competition_season_id" integer NOT NULL,
	"gameweek_id" integer NOT NULL,
	"group_id" integer,
	"bracket_slot" integer,
	"home_team_id" integer,
	"away_team_id" integer,
	"start_time" timestamp with time zone,
	"previous_start_time" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"venue" text,
	"referee_id" integer,
	"status" text DEFAULT 'UPCOMING' NOT NULL,
	"phase" text DEFAULT 'NOT_STARTED' NOT NULL,
	"home_score" integer,
	"away_score" integer,
	"half_time_home" integer,
	"half_time_away" integer,
	"full_time_home" integer,
	"full_time_away" integer,
	"extra_time_home" integer,
	"extra_time_away" integer,
	"penalties_home" integer,
	"penalties_away" integer,
	"official_home" integer,
	"official_away" integer,
	"official_reason_bg" text,
	"official_reason_en" text,
	"clock_seconds" integer DEFAULT 0 NOT NULL,
	"clock_running_since" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"live_video" text,
	"summary_video" text,
	CONSTRAINT "matches_key_unique" UNIQUE("key"),
	CONSTRAINT "no_match_of_a_team_with_itself" CHECK ("matches"."home_team_id" <> "matches"."away_team_id"),
	CONSTRAINT "match_status_known" CHECK ("matches"."status" in ('UPCOMING', 'LIVE', 'FINISHED', 'AWARDED', 'POSTPONED', 'CANCELLED')),
	CONSTRAINT "match_phase_known" CHECK ("matches"."phase" in ('NOT_STARTED', 'FIRST_HALF', 'HALF_TIME', 'SECOND_HALF', 'FULL_TIME_BREAK', 'EXTRA_TIME', 'EXTRA_TIME_BREAK', 'SECOND_EXTRA_TIME', 'PENALTIES', 'PENALTY_SHOOTOUT', 'FULL_TIME')),
	CONSTRAINT "score_of_both_or_neither" CHECK (("matches"."home_score" is null) = ("matches"."away_score" is null) and "matches"."home_score" >= 0 and "matches"."away_score" >= 0),
	CONSTRAINT "half_time_of_both_or_neither" CHECK (("matches"."half_time_home" is null) = ("matches"."half_time_away" is null) and "matches"."half_time_home" >= 0 and "matches"."half_time_away" >= 0),
	CONSTRAINT "full_time_of_both_or_neither" CHECK (("matches"."full_time_home" is null) = ("matches"."full_time_away" is null) and "matches"."full_time_home" >= 0 and "matches"."full_time_away" >= 0),
	CONSTRAINT "extra_time_of_both_or_neither" CHECK (("matches"."extra_time_home" is null) = ("matches"."extra_time_away" is null) and "matches"."extra_time_home" >= 0 and "matches"."extra_time_away" >= 0),
	CONSTRAINT "penalties_of_both_or_neither" CHECK (("matches"."penalties_home" is null) = ("matches"."penalties_away" is null) and "matches"."penalties_home" >= 0 and "matches"."penalties_away" >= 0),
	CONSTRAINT "official_result_of_both_or_neither" CHECK (("matches"."official_home" is null) = ("matches"."official_away" is null) and "matches"."official_home" >= 0 and "matches"."official_away" >= 0),
	CONSTRAINT "played_match_has_teams" CHECK ("matches"."status" not in ('LIVE', 'FINISHED', 'AWARDED') or ("matches"."home_team_id" is not null and "matches"."away_team_id" is not null)),
	CONSTRAINT "finished_match_has_a_score" CHECK ("matches"."status" not in ('LIVE', 'FINISHED') or "matches"."home_score" is not null),
	CONSTRAINT "awarded_match_has_a_result" CHECK ("matches"."status" <> 'AWARDED' or "matches"."official_home" is not null),
	CONSTRAINT "half_time_is_part_of_the_score" CHECK ("matches"."half_time_home" <= "matches"."home_score" and "matches"."half_time_away" <= "matches"."away_score"),
	CONSTRAINT "clock_runs_only_while_live" CHECK ("matches"."clock_running_since" is null or "matches"."status" = 'LIVE')
);
--> statement-breakpoint
CREATE TABLE "player_match_stats" (
	"match_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"played_at" timestamp with time zone,
	"starter" boolean NOT NULL,
	"minutes_played" integer DEFAULT 0 NOT NULL,
	"rating" numeric(3, 1),
	"man_of_the_match" boolean DEFAULT false NOT NULL,
	"goals" integer DEFAULT 0 NOT NULL,
	"own_goals" integer DEFAULT 0 NOT NULL,
	"assists" integer DEFAULT 0 NOT NULL,
	"shots" integer DEFAULT 0 NOT NULL,
	"shots_on_target" integer DEFAULT 0 NOT NULL,
	"shots_off_target" integer DEFAULT 0 NOT NULL,
	"shots_blocked" integer DEFAULT 0 NOT NULL,
	"woodwork" integer DEFAULT 0 NOT NULL,
	"passes" integer DEFAULT 0 NOT NULL,
	"passes_completed" integer DEFAULT 0 NOT NULL,
	"key_passes" integer DEFAULT 0 NOT NULL,
	"tackles" integer DEFAULT 0 NOT NULL,
	"interceptions" integer DEFAULT 0 NOT NULL,
	"clearances" integer DEFAULT 0 NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL,
	"fouls" integer DEFAULT 0 NOT NULL,
	"yellow_cards" integer DEFAULT 0 NOT NULL,
	"red_cards" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"goals_conceded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "player_match_stats_match_id_player_id_pk" PRIMARY KEY("match_id","player_id"),
	CONSTRAINT "rating_between_0_and_10" CHECK ("player_match_stats"."rating" between 0 and 10),
	CONSTRAINT "minutes_make_sense" CHECK ("player_match_stats"."minutes_played" between 0 and 200),
	CONSTRAINT "on_target_within_shots" CHECK ("player_match_stats"."shots_on_target" + "player_match_stats"."shots_off_target" + "player_match_stats"."shots_blocked" <= "player_match_stats"."shots"),
	CONSTRAINT "completed_within_passes" CHECK ("player_match_stats"."passes_completed" <= "player_match_stats"."passes")
);
--> statement-breakpoint
CREATE TABLE "team_match_stats" (
	"match_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"possession" integer,
	"shots" integer DEFAULT 0 NOT NULL,
	"shots_on_target" integer DEFAULT 0 NOT NULL,
	"shots_off_target" integer DEFAULT 0 NOT NULL,
	"shots_blocked" integer DEFAULT 0 NOT NULL,
	"corners" integer DEFAULT 0 NOT NULL,
	"fouls" integer DEFAULT 0 NOT NULL,
	"yellow_cards" integer DEFAULT 0 NOT NULL,
	"red_cards" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"goals" integer DEFAULT 0 NOT NULL,
	"goals_conceded" integer DEFAULT 0 NOT NULL,
	"woodwork" integer DEFAULT 0 NOT NULL,
	"average_rating" numeric(4, 2),
	CONSTRAINT "team_match_stats_match_id_team_id_pk" PRIMARY KEY("match_id","team_id"),
	CONSTRAINT "possession_is_a_share" CHECK ("team_match_stats"."possession" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"address" text GENERATED ALWAYS AS ('/media/' || left(digest, 24) || case type when 'image/svg+xml' then '.svg' else '.' || substr(type, 7) end) STORED NOT NULL,
	CONSTRAINT "media_key_unique" UNIQUE("key"),
	CONSTRAINT "media_type_known" CHECK ("media"."type" in ('image/svg+xml', 'image/webp', 'image/png', 'image/jpeg', 'image/avif')),
	CONSTRAINT "media_has_a_size" CHECK ("media"."width" > 0 and "media"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "awards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "awards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"type" text NOT NULL,
	"subtype" text NOT NULL,
	"competition_season_id" integer NOT NULL,
	"gameweek_id" integer,
	"match_id" integer,
	"team_id" integer,
	"player_id" integer,
	"awarded_on" date NOT NULL,
	"notes_bg" text,
	"notes_en" text,
	"picture_id" integer,
	CONSTRAINT "awards_key_unique" UNIQUE("key"),
	CONSTRAINT "award_type_known" CHECK ("awards"."type" in ('TEAM_SEASONAL', 'INDIVIDUAL_SEASONAL', 'INDIVIDUAL_NON_SEASONAL')),
	CONSTRAINT "award_goes_to_somebody" CHECK ("awards"."team_id" is not null or "awards"."player_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "compositions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compositions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"type" text NOT NULL,
	"competition_season_id" integer NOT NULL,
	"gameweek_id" integer,
	"goalkeeper_id" integer NOT NULL,
	"first_defender_id" integer NOT NULL,
	"second_defender_id" integer NOT NULL,
	"midfielder_id" integer NOT NULL,
	"first_forward_id" integer NOT NULL,
	"second_forward_id" integer NOT NULL,
	"notes_bg" text,
	"notes_en" text,
	"picture_id" integer,
	"created_on" date NOT NULL,
	CONSTRAINT "compositions_key_unique" UNIQUE("key"),
	CONSTRAINT "one_team_a_gameweek" UNIQUE("gameweek_id"),
	CONSTRAINT "composition_type_known" CHECK ("compositions"."type" in ('TEAM_OF_THE_WEEK', 'TEAM_OF_THE_SEASON', 'TEAM_OF_THE_YEAR')),
	CONSTRAINT "weekly_team_has_its_week" CHECK (("compositions"."type" = 'TEAM_OF_THE_WEEK') = ("compositions"."gameweek_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title_bg" text NOT NULL,
	"title_en" text NOT NULL,
	"content_bg" text NOT NULL,
	"content_en" text NOT NULL,
	"summary_bg" text,
	"summary_en" text,
	"author" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"picture_id" integer,
	"competition_id" integer,
	"team_id" integer,
	"second_team_id" integer,
	"match_id" integer,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "search_index" (
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_latin" text NOT NULL,
	"keys" text NOT NULL,
	"slips" text[] NOT NULL,
	CONSTRAINT "search_index_kind_item_id_pk" PRIMARY KEY("kind","item_id"),
	CONSTRAINT "search_kind_known" CHECK ("search_index"."kind" in ('competition', 'team', 'player', 'referee'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_competition_stats" (
	"competition_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"matches" integer NOT NULL,
	"goals" integer NOT NULL,
	"assists" integer NOT NULL,
	"rated_matches" integer NOT NULL,
	"rating_sum" numeric(10, 1) NOT NULL,
	"average_rating" numeric(4, 2),
	CONSTRAINT "player_competition_stats_competition_id_player_id_pk" PRIMARY KEY("competition_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "player_season_stats" (
	"competition_season_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"matches" integer NOT NULL,
	"starts" integer NOT NULL,
	"minutes_played" integer NOT NULL,
	"goals" integer NOT NULL,
	"own_goals" integer NOT NULL,
	"assists" integer NOT NULL,
	"shots" integer NOT NULL,
	"shots_on_target" integer NOT NULL,
	"shots_off_target" integer NOT NULL,
	"passes" integer NOT NULL,
	"passes_completed" integer NOT NULL,
	"tackles" integer NOT NULL,
	"saves" integer NOT NULL,
	"yellow_cards" integer NOT NULL,
	"red_cards" integer NOT NULL,
	"man_of_the_match" integer NOT NULL,
	"clean_sheets" integer NOT NULL,
	"rated_matches" integer NOT NULL,
	"rating_sum" numeric(10, 1) NOT NULL,
	"highest_rating" numeric(3, 1),
	"last_played_at" timestamp with time zone,
	CONSTRAINT "player_season_stats_competition_season_id_player_id_team_id_pk" PRIMARY KEY("competition_season_id","player_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "player_team_stats" (
	"team_id" integer NOT NULL,
	"competition_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"matches" integer NOT NULL,
	"goals" integer NOT NULL,
	"assists" integer NOT NULL,
	"rated_matches" integer NOT NULL,
	"rating_sum" numeric(10, 1) NOT NULL,
	CONSTRAINT "player_team_stats_team_id_competition_id_player_id_pk" PRIMARY KEY("team_id","competition_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "referee_season_stats" (
	"competition_season_id" integer NOT NULL,
	"referee_id" integer NOT NULL,
	"matches" integer NOT NULL,
	"yellow_cards" integer NOT NULL,
	"red_cards" integer NOT NULL,
	CONSTRAINT "referee_season_stats_competition_season_id_referee_id_pk" PRIMARY KEY("competition_season_id","referee_id")
);
--> statement-breakpoint
CREATE TABLE "team_season_stats" (
	"competition_season_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"matches" integer NOT NULL,
	"wins" integer NOT NULL,
	"draws" integer NOT NULL,
	"losses" integer NOT NULL,
	"goals_for" integer NOT NULL,
	"goals_against" integer NOT NULL,
	"points" integer NOT NULL,
	"clean_sheets" integer NOT NULL,
	"yellow_cards" integer NOT NULL,
	"red_cards" integer NOT NULL,
	"rated_matches" integer NOT NULL,
	"rating_sum" numeric(10, 2) NOT NULL,
	CONSTRAINT "team_season_stats_competition_season_id_team_id_pk" PRIMARY KEY("competition_season_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "players_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_latin" text NOT NULL,
	"birthdate" date,
	"nationality" text DEFAULT 'BG' NOT NULL,
	"position" text,
	"picture_id" integer,
	"hidden" boolean DEFAULT false NOT NULL,
	"parental_declaration" boolean DEFAULT false NOT NULL,
	CONSTRAINT "players_key_unique" UNIQUE("key"),
	CONSTRAINT "player_position_known" CHECK ("players"."position" in ('GK', 'DEF', 'CB', 'LB', 'RB', 'MID', 'CM', 'LM', 'RM', 'DM', 'FWD', 'ST', 'CF', 'LW', 'RW'))
);
--> statement-breakpoint
CREATE TABLE "referees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_latin" text NOT NULL,
	"picture_id" integer,
	CONSTRAINT "referees_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "squad_memberships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "squad_memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"shirt_number" integer,
	"rank" text DEFAULT 'MAIN' NOT NULL,
	"joined_on" date NOT NULL,
	"left_on" date,
	CONSTRAINT "membership_rank_known" CHECK ("squad_memberships"."rank" in ('MAIN', 'SECONDARY', 'THIRD')),
	CONSTRAINT "membership_ends_after_it_starts" CHECK ("squad_memberships"."left_on" >= "squad_memberships"."joined_on"),
	CONSTRAINT "shirt_number_fits_a_shirt" CHECK ("squad_memberships"."shirt_number" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_latin" text NOT NULL,
	"short_name" text NOT NULL,
	"badge_id" integer,
	"city" text,
	"founded" integer,
	"stadium" text,
	"description_bg" text,
	"description_en" text,
	"instagram" text,
	"facebook" text,
	"twitter" text,
	"website" text,
	CONSTRAINT "teams_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"player_id" integer NOT NULL,
	"from_team_id" integer,
	"to_team_id" integer,
	"rank" text DEFAULT 'MAIN' NOT NULL,
	"moved_on" date NOT NULL,
	CONSTRAINT "transfers_key_unique" UNIQUE("key"),
	CONSTRAINT "transfer_rank_known" CHECK ("transfers"."rank" in ('MAIN', 'SECONDARY', 'THIRD')),
	CONSTRAINT "transfer_goes_somewhere" CHECK ("transfers"."from_team_id" is distinct from "transfers"."to_team_id")
);
--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD CONSTRAINT "competition_seasons_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD CONSTRAINT "competition_seasons_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_teams" ADD CONSTRAINT "competition_teams_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_teams" ADD CONSTRAINT "competition_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_teams" ADD CONSTRAINT "competition_teams_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gameweeks" ADD CONSTRAINT "gameweeks_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_adjustments" ADD CONSTRAINT "point_adjustments_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_adjustments" ADD CONSTRAINT "point_adjustments_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_ledger" ADD CONSTRAINT "match_ledger_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_ledger" ADD CONSTRAINT "match_ledger_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_ledger" ADD CONSTRAINT "match_ledger_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_ledger" ADD CONSTRAINT "match_ledger_other_player_id_players_id_fk" FOREIGN KEY ("other_player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_gameweek_id_gameweeks_id_fk" FOREIGN KEY ("gameweek_id") REFERENCES "public"."gameweeks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_home_team_id_teams_id_fk" FOREIGN KEY ("home_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_away_team_id_teams_id_fk" FOREIGN KEY ("away_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_referee_id_referees_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."referees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_match_stats" ADD CONSTRAINT "player_match_stats_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_match_stats" ADD CONSTRAINT "player_match_stats_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_match_stats" ADD CONSTRAINT "player_match_stats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_match_stats" ADD CONSTRAINT "team_match_stats_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_match_stats" ADD CONSTRAINT "team_match_stats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_gameweek_id_gameweeks_id_fk" FOREIGN KEY ("gameweek_id") REFERENCES "public"."gameweeks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_gameweek_id_gameweeks_id_fk" FOREIGN KEY ("gameweek_id") REFERENCES "public"."gameweeks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_goalkeeper_id_players_id_fk" FOREIGN KEY ("goalkeeper_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_first_defender_id_players_id_fk" FOREIGN KEY ("first_defender_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_second_defender_id_players_id_fk" FOREIGN KEY ("second_defender_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_midfielder_id_players_id_fk" FOREIGN KEY ("midfielder_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_first_forward_id_players_id_fk" FOREIGN KEY ("first_forward_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_second_forward_id_players_id_fk" FOREIGN KEY ("second_forward_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_second_team_id_teams_id_fk" FOREIGN KEY ("second_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_competition_stats" ADD CONSTRAINT "player_competition_stats_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_competition_stats" ADD CONSTRAINT "player_competition_stats_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_competition_stats" ADD CONSTRAINT "player_competition_stats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_season_stats" ADD CONSTRAINT "player_season_stats_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_season_stats" ADD CONSTRAINT "player_season_stats_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_season_stats" ADD CONSTRAINT "player_season_stats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_team_stats" ADD CONSTRAINT "player_team_stats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_team_stats" ADD CONSTRAINT "player_team_stats_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_team_stats" ADD CONSTRAINT "player_team_stats_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee_season_stats" ADD CONSTRAINT "referee_season_stats_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee_season_stats" ADD CONSTRAINT "referee_season_stats_referee_id_referees_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."referees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_season_stats" ADD CONSTRAINT "team_season_stats_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_season_stats" ADD CONSTRAINT "team_season_stats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squad_memberships" ADD CONSTRAINT "squad_memberships_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squad_memberships" ADD CONSTRAINT "squad_memberships_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_badge_id_media_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_team_id_teams_id_fk" FOREIGN KEY ("from_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_team_id_teams_id_fk" FOREIGN KEY ("to_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competition_seasons_season_id_index" ON "competition_seasons" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "competition_teams_team_id_index" ON "competition_teams" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "point_adjustments_competition_season_id_index" ON "point_adjustments" USING btree ("competition_season_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_season" ON "seasons" USING btree ("is_current") WHERE "seasons"."is_current";--> statement-breakpoint
CREATE INDEX "lineups_player_id_index" ON "lineups" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "match_ledger_player_id_index" ON "match_ledger" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "matches_competition_season_id_status_start_time_index" ON "matches" USING btree ("competition_season_id","status","start_time");--> statement-breakpoint
CREATE INDEX "matches_gameweek_id_index" ON "matches" USING btree ("gameweek_id");--> statement-breakpoint
CREATE INDEX "matches_home_team_id_start_time_index" ON "matches" USING btree ("home_team_id","start_time");--> statement-breakpoint
CREATE INDEX "matches_away_team_id_start_time_index" ON "matches" USING btree ("away_team_id","start_time");--> statement-breakpoint
CREATE INDEX "refereed_matches" ON "matches" USING btree ("referee_id","start_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "meetings" ON "matches" USING btree ("home_team_id","away_team_id","start_time");--> statement-breakpoint
CREATE INDEX "matches_open" ON "matches" USING btree ("start_time") WHERE "matches"."status" in ('UPCOMING', 'LIVE');--> statement-breakpoint
CREATE INDEX "player_log" ON "player_match_stats" USING btree ("player_id","played_at" DESC NULLS LAST,"match_id");--> statement-breakpoint
CREATE INDEX "player_match_stats_team_id_index" ON "player_match_stats" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_match_stats_team_id_index" ON "team_match_stats" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "media_address_index" ON "media" USING btree ("address");--> statement-breakpoint
CREATE INDEX "awards_team_id_index" ON "awards" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "awards_player_id_index" ON "awards" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "awards_competition_season_id_index" ON "awards" USING btree ("competition_season_id");--> statement-breakpoint
CREATE INDEX "compositions_competition_season_id_index" ON "compositions" USING btree ("competition_season_id");--> statement-breakpoint
CREATE INDEX "composition_places" ON "compositions" USING gin ((array["goalkeeper_id", "first_defender_id", "second_defender_id", "midfielder_id", "first_forward_id", "second_forward_id"]));--> statement-breakpoint
CREATE INDEX "news_published_at_id_index" ON "news" USING btree ("published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "news_competition_id_published_at_index" ON "news" USING btree ("competition_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_team_id_published_at_index" ON "news" USING btree ("team_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_second_team_id_published_at_index" ON "news" USING btree ("second_team_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_match_id_index" ON "news" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "search_by_letters" ON "search_index" USING gin ("keys" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_by_slips" ON "search_index" USING gin ("slips") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "all_time_scorers" ON "player_competition_stats" USING btree ("competition_id","goals" DESC NULLS LAST,"matches");--> statement-breakpoint
CREATE INDEX "all_time_assisters" ON "player_competition_stats" USING btree ("competition_id","assists" DESC NULLS LAST,"matches");--> statement-breakpoint
CREATE INDEX "all_time_rated" ON "player_competition_stats" USING btree ("competition_id","average_rating" DESC NULLS LAST,"matches");--> statement-breakpoint
CREATE INDEX "all_time_appearances" ON "player_competition_stats" USING btree ("competition_id","rated_matches" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_season_stats_player_id_index" ON "player_season_stats" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "player_season_stats_team_id_competition_season_id_index" ON "player_season_stats" USING btree ("team_id","competition_season_id");--> statement-breakpoint
CREATE INDEX "referee_season_stats_referee_id_index" ON "referee_season_stats" USING btree ("referee_id");--> statement-breakpoint
CREATE INDEX "team_season_stats_team_id_index" ON "team_season_stats" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "hidden_players" ON "players" USING btree ("id") WHERE "players"."hidden";--> statement-breakpoint
CREATE INDEX "squad_memberships_team_id_index" ON "squad_memberships" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "squad_memberships_player_id_index" ON "squad_memberships" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "transfers_player_id_index" ON "transfers" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "transfers_from_team_id_index" ON "transfers" USING btree ("from_team_id");--> statement-breakpoint
CREATE INDEX "transfers_to_team_id_index" ON "transfers" USING btree ("to_team_id");